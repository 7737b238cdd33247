import { startLanguage } from '../language.ts';

await startLanguage(new URLSearchParams(location.search).get('lang') ?? undefined);
await import('./camera-page.ts');
