import { createTranslate } from '~/i18n/translate';

/** Gives the English of a descriptor's text, and of a shared message its key. */
export const plainTranslate = createTranslate(
  ({ key, text }) => (typeof text === 'string' ? text : key),
  (text) => text,
);
