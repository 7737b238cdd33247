/** First the page itself, the camera and the analysis: being kept for later can wait. */
const REGISTER_AFTER_MS = 6000;
const REST_AFTER_MS = 20_000;

/**
 * Keeps the page on this computer. `ready` is called when a newer version is there and waits: what it is given puts it
 * to use, by loading the page again.
 */
export const keepOffline = (ready: (use: () => void) => void): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;

  const offer = (worker: ServiceWorker) => {
    // The first version ever has nobody to replace.
    if (!serviceWorker.controller) return;
    ready(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('take-over');
    });
  };

  const register = async () => {
    const registration = await serviceWorker.register('./sw.js');
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') offer(coming);
      });
    });
    setTimeout(() => registration.active?.postMessage('fetch-the-rest'), REST_AFTER_MS);
  };
  // A browser that refuses, as private windows may, shows the page all the same.
  setTimeout(() => void register().catch(() => undefined), REGISTER_AFTER_MS);
};
