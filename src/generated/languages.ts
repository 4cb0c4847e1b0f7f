// Generated from descriptors/. Do not edit.

/** A language of the console, named in itself; its texts are loaded when it is chosen. */
export interface Language {
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
}

/** Code of a language. */
export type LanguageId = 'en' | 'ja';

/** The languages offered; the first is the default. */
export const languages: Readonly<Record<LanguageId, Language>> = {
  en: { name: 'English', direction: 'ltr', load: () => import('./messages/en') },
  ja: { name: '日本語', direction: 'ltr', load: () => import('./messages/ja') },
};
