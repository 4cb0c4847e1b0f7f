import type { Fix, Severity } from '../language/model';
import { entries, type Codes, type Code } from './codes/codes';
import type { Texts } from './codes/entry';
import { hints } from './codes/hints';

/** What a rule has found, before it has a position. `finding` makes one from the table of codes. */
export interface Finding {
  /** `error` unless given. */
  readonly severity?: Severity;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** Replaces what is marked: text for the inside of a string or a new string value or key, or any other change. */
  readonly fix?: string | Fix;
  /** Number of findings that it summarizes; absent for one alone. */
  readonly count?: number;
}

/** A finding about a part of a string (`at`, in units of the decoded string) or about a key instead of its value. */
export interface LocatedFinding extends Finding {
  readonly at?: { readonly index: number; readonly length: number };
  readonly key?: boolean;
}

/** A code, followed by a dot and its variant where the code has several texts: `form/widget.checkbox`. */
export type FindingKey = {
  [One in Code]: Codes[One]['text'] extends string ? One : `${One}.${keyof Codes[One]['text'] & string}`;
}[Code];

/** The variants of a code that has several texts. */
export type Variant<One extends Code> = keyof Codes[One]['text'] & string;

type CodeOf<Key> = Key extends `${infer One}.${string}` ? One : Key;

type VariantOf<Key> = Key extends `${string}.${infer Variant}` ? Variant : never;

type PartOf<All, Key> = All extends string ? All : VariantOf<Key> extends keyof All ? All[VariantOf<Key>] : never;

type EntryOf<Key> = CodeOf<Key> extends Code ? Codes[CodeOf<Key>] : never;

type HintOf<Key> = EntryOf<Key> extends { readonly hint: infer All } ? PartOf<All, Key> : never;

/** The words in braces of a text. Braces around anything else, such as a piece of JSON, are text. */
type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, `${string}${' ' | '*'}${string}`> | Placeholder<Rest>
  : never;

type PlaceholderOf<Key> = Placeholder<PartOf<EntryOf<Key>['text'], Key>> | Placeholder<HintOf<Key>>;

/** The values of the placeholders, as one argument; none where there are no placeholders. */
type Values<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, string | number>>];

/** The finding of a code, its placeholders filled in. */
export function finding<Key extends FindingKey>(key: Key, ...[values]: Values<PlaceholderOf<Key>>): Finding {
  const [code = '', variant = ''] = key.split('.');
  const entry = entries.get(code);
  const text = entry && textOf(entry.text, variant);
  if (!entry || text === undefined) throw new Error(`There is no code "${key}".`);
  const hint = entry.hint === undefined ? undefined : textOf(entry.hint, variant);
  return {
    ...(entry.severity && { severity: entry.severity }),
    code,
    message: filled(text, values),
    ...(hint !== undefined && { hint: filled(hint, values) }),
  };
}

/** A hint, its placeholders filled in. */
export function hint<Key extends keyof typeof hints>(
  key: Key,
  ...[values]: Values<Placeholder<(typeof hints)[Key]>>
): string {
  return filled(hints[key], values);
}

function textOf(texts: Texts, variant: string): string | undefined {
  return typeof texts === 'string' ? texts : texts[variant];
}

function filled(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : whole),
  );
}
