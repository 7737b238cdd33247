import { startLanguage } from './language.ts';

// The language first: the page should not be seen changing it.
await startLanguage();
await import('./table-page.ts');
