import { startLanguage } from './language.ts';

await startLanguage();
await import('./overlay-page.ts');
