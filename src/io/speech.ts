/** Can this browser speak at all? */
export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Says a sentence aloud in the page's language; a newer one interrupts an older one, as a caller would. */
export const speak = (sentence: string, language: string, volume = 1): void => {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(sentence), { lang: language, volume }));
};

export const fallSilent = (): void => {
  if (canSpeak()) speechSynthesis.cancel();
};
