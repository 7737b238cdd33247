/** What a report says about the browser: nothing that is not needed to find a fault. */
export const aboutBrowser = async (): Promise<readonly (readonly [string, string])[]> => {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const persisted = await navigator.storage?.persisted?.().catch(() => undefined);
  const megabytes = (bytes: number | undefined) => (bytes === undefined ? '?' : `${Math.round(bytes / 1e6)} MB`);
  return [
    ['browser', navigator.userAgent],
    ['language', navigator.language],
    ['window', `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`],
    ['processors', `${navigator.hardwareConcurrency}`],
    ['isolated', globalThis.crossOriginIsolated ? 'yes' : 'no: one thread only'],
    ['secure address', globalThis.isSecureContext ? 'yes' : 'no'],
    [
      'storage',
      `${megabytes(estimate?.usage)} of ${megabytes(estimate?.quota)}, ${persisted ? 'kept' : 'may be cleared'}`,
    ],
    ['kept for offline', navigator.serviceWorker?.controller ? 'yes' : 'no'],
  ];
};
