import type { Scope, Text } from '~/generated/contract/types';
import { formatText } from '~/i18n/format/text';
import type { ResolvedText } from '~/i18n/translate';
import { isolate } from '~/lib/bidi';
import { dash } from '~/lib/dash';
import { truncate } from '~/lib/truncate';
import { isNumber } from '~/lib/json';
import { evaluate } from './evaluate';

/** Maximum length of a value in a sentence. */
const maxLength = 1000;

/** Evaluates the placeholders of a text. An undecided value is a dash, a long value is truncated. */
export function resolveText({ with: expressions, ...text }: Text, scope: Scope): ResolvedText {
  if (!expressions) return text;
  const values = Object.entries(expressions).map(([name, expression]) => {
    const value = evaluate(expression, scope);
    if (isNumber(value)) return [name, value] as const;
    const shown = formatText(value);
    return [name, shown ? isolate(truncate(shown.text, maxLength)) : dash] as const;
  });
  return { ...text, values: Object.fromEntries(values) };
}
