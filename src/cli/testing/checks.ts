/** What must hold before any test runs. The pure folders are compiled a second time, without DOM or Node types. */
export const checks = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the pure folders', command: 'tsc', args: ['-p', 'tsconfig.pure.json'] },
  { name: 'lint', command: 'biome', args: ['check', '.'] },
] as const;
