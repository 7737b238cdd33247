/** Can this browser speak at all? */
export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Says a sentence aloud in the page's language; a newer one interrupts an older one, as a caller would. */
export const speak = (sentence: string, language: string): void => {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(sentence), { lang: language }));
};

export const fallSilent = (): void => {
  if (canSpeak()) speechSynthesis.cancel();
};
