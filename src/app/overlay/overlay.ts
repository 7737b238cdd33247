import { startLanguage } from '../language.ts';

const asked = new URLSearchParams(location.search).get('lang') ?? undefined;
await startLanguage(asked);
await import('./overlay-page.ts');
