/**
 * The four markers of the sheet, as OpenCV's small dictionary (4 × 4 cells, fifty markers) knows the numbers 0 to 3:
 * 1 is white. Around them comes a black rim one cell wide.
 */
export const MARKER_CELLS: readonly (readonly string[])[] = [
  ['1011', '0101', '0011', '0010'],
  ['0000', '1111', '1001', '1010'],
  ['0011', '0011', '0010', '1101'],
  ['1001', '1001', '0100', '0110'],
];

/** With the rim, six by six: true is white. */
export const printedCells = (id: number): readonly (readonly boolean[])[] => {
  const rim = Array.from({ length: 6 }, () => false);
  const inner = (MARKER_CELLS[id] ?? []).map(row => [false, ...[...row].map(cell => cell === '1'), false]);
  return [rim, ...inner, rim];
};
