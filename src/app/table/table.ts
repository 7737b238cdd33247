import { startLanguage } from '../language.ts';

// The language first: the page should not be seen changing it.
await startLanguage();
await import('./table-page.ts');
await import('./update-notice.ts');
document.body.append(document.createElement('carrom-update-notice'));
