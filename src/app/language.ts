import { configureLocalization } from '@lit/localize';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import * as french from '../locales/generated/fr.ts';
import { allLocales, sourceLocale, targetLocales } from '../locales/generated/locale-codes.ts';

export type Language = (typeof allLocales)[number];

// Both languages are small and travel with the page: switching works offline and at once.
const { getLocale, setLocale } = configureLocalization({
  sourceLocale,
  targetLocales,
  loadLocale: async () => french,
});

const isLanguage = (code: string | undefined): code is Language => allLocales.some(locale => locale === code);

const show = async (language: Language) => {
  document.documentElement.lang = language;
  await setLocale(language);
};

/** The language chosen last time, else the first one of the browser's that we speak. */
export const startLanguage = (): Promise<void> => {
  const browsers = navigator.languages.map(tag => tag.split('-')[0]).find(isLanguage);
  return show(readPreferences().language ?? browsers ?? sourceLocale);
};

export const switchLanguage = async (code: string): Promise<void> => {
  if (!isLanguage(code)) return;
  keepPreferences({ language: code });
  await show(code);
};

export const currentLanguage = (): Language => {
  const code = getLocale();
  return isLanguage(code) ? code : sourceLocale;
};
