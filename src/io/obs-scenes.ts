/** The part of OBS's own browser-source interface that switches scenes. It is there only inside OBS. */
export interface ObsStudio {
  getCurrentScene(answer: (scene: { readonly name: string }) => void): void;
  setCurrentScene(name: string): void;
}

export const insideObs = (): ObsStudio | undefined => {
  const { obsstudio } = globalThis as { obsstudio?: Partial<ObsStudio> };
  // Older versions have the object without scene switching.
  return obsstudio?.getCurrentScene && obsstudio.setCurrentScene ? (obsstudio as ObsStudio) : undefined;
};

/**
 * Goes to a scene; answers the function that goes back. If somebody switched by hand meanwhile, his choice stands. OBS
 * ignores all this unless the source's page permissions are "Advanced access".
 */
export const visitScene = (obs: ObsStudio | undefined, name: string): (() => void) => {
  let from: string | undefined;
  obs?.getCurrentScene(scene => {
    if (scene.name === name) return;
    from = scene.name;
    obs.setCurrentScene(name);
  });
  return () =>
    obs?.getCurrentScene(scene => {
      if (from !== undefined && scene.name === name) obs.setCurrentScene(from);
      from = undefined;
    });
};
