import { createContext, use } from 'react';
import { countedBy } from '~/generated/console/messages';
import type { MessageKey, MessageValues } from '~/generated/contract/messages';
import type { PluralForms, Scope, Text } from '~/generated/contract/types';
import { ownText } from '~/lib/get-own';

/** Values of placeholders, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text with the values of its placeholders, for any language. */
export interface ResolvedText {
  /** Key in the messages of the languages. */
  readonly key: string;
  /** The English, for languages without the key. */
  readonly text?: string | PluralForms;
  /** The placeholder whose number chooses the plural form, if it is not `count`. */
  readonly by?: string;
  readonly values?: TextValues;
}

/** Finds a text in one language. */
export type Lookup = (text: ResolvedText) => string;

/** The arguments after the key of a message: its values, if it has placeholders. */
type ValuesOf<Key extends MessageKey> = MessageValues[Key] extends undefined ? [] : [values: MessageValues[Key]];

/** Translates into the current language. */
export interface Translate {
  /** A text of the engine by its key; the values fill its placeholders. */
  <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string;
  /** A text with its values. */
  (text: ResolvedText): string;
  /** A text of a descriptor; the scope gives the values of its placeholders. */
  (text: Text, scope: Scope): string;
}

/** Creates the function that translates. `resolve` evaluates the placeholders of a text in a scope. */
export function createTranslate(lookup: Lookup, resolve: (text: Text, scope: Scope) => ResolvedText): Translate {
  return function translate(what: MessageKey | ResolvedText | Text, detail?: Scope): string {
    if (typeof what !== 'string') return lookup(detail === undefined ? what : resolve(what, detail));
    const by = ownText(countedBy, what);
    return lookup({ key: what, ...(by !== undefined && { by }), ...(detail && { values: textValues(detail) }) });
  };
}

function textValues(values: Scope): TextValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}

/** Provides the texts of the current language. Without a provider, a text is its key. */
export const TranslateContext = createContext(
  createTranslate(
    ({ key }) => key,
    ({ key }) => ({ key }),
  ),
);

/**
 * The function that translates into the current language: `t('UI.CLOSE')`, `t('UI.MORE', { count })`, `t(field.label,
 * scope)`.
 */
export function useTranslate(): Translate {
  return use(TranslateContext);
}
