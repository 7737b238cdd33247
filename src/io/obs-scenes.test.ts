import { describe, expect, test } from 'vitest';
import { type ObsStudio, visitScene } from './obs-scenes.ts';

const obsOn = (first: string) => {
  let scene = first;
  const obs: ObsStudio = {
    getCurrentScene: answer => answer({ name: scene }),
    setCurrentScene: name => {
      scene = name;
    },
  };
  return { obs, scene: () => scene };
};

describe('A visit to the replay’s scene in OBS', () => {
  test('goes there and back', () => {
    const { obs, scene } = obsOn('Table');
    const back = visitScene(obs, 'Replay');
    expect(scene()).toBe('Replay');
    back();
    expect(scene()).toBe('Table');
  });

  test('leaves a scene alone that somebody chose meanwhile', () => {
    const { obs, scene } = obsOn('Table');
    const back = visitScene(obs, 'Replay');
    obs.setCurrentScene('Pause');
    back();
    expect(scene()).toBe('Pause');
  });

  test('does not leave a scene where it already was, and does nothing outside OBS', () => {
    const { obs, scene } = obsOn('Replay');
    visitScene(obs, 'Replay')();
    expect(scene()).toBe('Replay');
    expect(() => visitScene(undefined, 'Replay')()).not.toThrow();
  });
});
