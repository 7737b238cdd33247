/** Short tones, made when they are wanted: the browser gives sound only after a person has touched the page. */
export const makeBeeper = (): ((hertz: number, ms: number) => void) => {
  let context: AudioContext | undefined;
  return (hertz, ms) => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    const { currentTime } = context;
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    // Faded in and out: a tone cut off clicks.
    loudness.gain.setValueAtTime(0, currentTime);
    loudness.gain.linearRampToValueAtTime(0.25, currentTime + 0.01);
    loudness.gain.linearRampToValueAtTime(0, currentTime + ms / 1000);
    tone.connect(loudness).connect(context.destination);
    tone.start();
    tone.stop(currentTime + ms / 1000);
  };
};
