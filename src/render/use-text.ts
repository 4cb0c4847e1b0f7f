import { createContext, use, useCallback } from 'react';
import { resolveText } from '../descriptor/text';
import type { Scope, Text } from '../generated/types';
import type { ResolvedText } from '../descriptor/text';

/** Gives the words of a key in the current language, else the English that stands in the descriptor. */
export type Translate = (text: ResolvedText) => string;

/** Provides the translations of the current language. */
export const TranslateContext = createContext<Translate>((text) => text.fallback ?? text.key);

/** Turns a descriptor's text into words of the current language; its places are filled from the scope. */
export function useText(): (text: Text, scope: Scope) => string {
  const translate = use(TranslateContext);
  return useCallback((text, scope) => translate(resolveText(text, scope)), [translate]);
}

/** Words of shared messages by key. */
export function useMessage(): (key: string) => string {
  const translate = use(TranslateContext);
  return (key) => translate({ key });
}
