import type { TextWhen } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import type { ResolvedText } from '~/i18n/translate';
import { dash } from '~/lib/dash';
import { isNumber } from '~/lib/json';
import { truncate } from '~/lib/truncate';
import { evaluate } from './evaluate';
import { isTrue } from './is-shown';

/** Maximum length of a value in a sentence. */
const maxLength = 1000;

/** Evaluates the placeholders of a text. An undecided value is a dash, a long value is truncated. */
export function resolveText({ with: expressions, ...text }: Text, scope: Scope): ResolvedText {
  if (!expressions) return text;
  const values = Object.entries(expressions).map(([name, expression]) => {
    const value = evaluate(expression, scope);
    if (isNumber(value)) return [name, value] as const;
    const shown = formatText(value);
    return [name, shown ? truncate(shown.text, maxLength) : dash] as const;
  });
  return { ...text, values: Object.fromEntries(values) };
}

/** The title of the first case whose condition is true, else the default title. */
export function textFor(
  described: { readonly title: Text; readonly titleWhen?: readonly TextWhen[] },
  scope: Scope,
): Text {
  return caseText(described.titleWhen, scope) ?? described.title;
}

/** The text of the first case whose condition is true. */
export function caseText(cases: readonly TextWhen[] | undefined, scope: Scope): Text | undefined {
  return cases?.find(({ when }) => isTrue(when, scope))?.text;
}
