import { use, useCallback } from 'react';
import type { Text } from '../generated/types';
import { TranslateContext } from '../render/use-text';

/** Gives the words of a shared message, by its key, or of a text without places, in the current language. */
export type Words = (what: string | Text, values?: Readonly<Record<string, string>>) => string;

/** The words of the current language; `{name}` in them is filled from the values. */
export function useWords(): Words {
  const translate = use(TranslateContext);
  return useCallback(
    (what, values) => {
      const { key, text }: Text = typeof what === 'string' ? { key: what } : what;
      return translate({ key, ...(text !== undefined && { fallback: text }), ...(values && { values }) });
    },
    [translate],
  );
}
