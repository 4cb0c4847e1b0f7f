import { placeholderNames, valueNames, type SharedTexts } from '../../2-analyze/analysis';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { defaultCount, formsOf, isSameText, type MessageText } from '../../language/message-text';
import type { Descriptor, Diagnostic, Path } from '../../language/model';

/**
 * A text of the engine that the console writes otherwise can show only the values that the engine gives to it, and is
 * another text.
 */
export function* checkOverride(
  messages: Descriptor,
  key: string,
  { text, engine }: { readonly text: MessageText; readonly engine: SharedTexts },
): Iterable<Diagnostic> {
  const original = engine.get(key);
  if (original === undefined) return;
  const path = ['shared', key];
  if (isSameText(text, original)) yield sameAsEngine(messages, path);
  const given = valueNames(original);
  for (const name of placeholderNames(text)) {
    if (given.has(name)) continue;
    const { hint } = suggest(name, given);
    const unknown = finding('message/engine.placeholder', { placeholder: `{${name}}` });
    yield diagnose(messages, atPlaceholder(path, text, name), { ...unknown, ...(hint && { hint }) });
  }
  if (typeof text === 'string' || numbersOf(original).has(text.by)) return;
  yield diagnose(messages, path, finding('message/engine.count', { placeholder: `{${text.by}}` }));
}

/** A text that the console need not write: the engine brings the same. */
export function sameAsEngine(messages: Descriptor, path: Path): Diagnostic {
  return diagnose(messages, path, { ...finding('message/same-as-engine'), key: true });
}

/** The placeholders that are always numbers. */
function numbersOf(text: MessageText): ReadonlySet<string> {
  if (typeof text === 'object') return new Set([text.by]);
  return new Set([...placeholderNames(text)].filter((name) => name === defaultCount));
}

/** The form with a placeholder, or the text itself. */
function atPlaceholder(path: Path, text: MessageText, name: string): Path {
  const { form } = formsOf(text).find((one) => one.text.includes(`{${name}}`)) ?? {};
  return form === undefined ? path : [...path, form];
}
