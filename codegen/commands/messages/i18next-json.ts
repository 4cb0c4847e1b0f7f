import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { PluralForm } from '../../language/message-text';
import { RefusedFile, type Problem } from './problem';
import type { ReadForm, ReadUnit } from './translation';
import { unitForms, type MessagePart, type Unit } from './units';

/** Writes units as JSON of i18next (v4): texts by key, plural forms with a suffix, empty where not translated. */
export function writeI18nextJson(units: readonly Unit[], language: string): string {
  const entries = units.flatMap((unit) =>
    unitForms(unit, language).map(({ form, target = '' }) => [withForm(unit.key, form), target] as const),
  );
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Reads JSON of i18next. The units say which keys have plural forms. Throws `RefusedFile` with every mistake. */
export function readI18nextJson(
  file: string,
  text: string,
  { units, language }: { readonly units: readonly Unit[]; readonly language: string },
): readonly ReadUnit[] {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const problems: Problem[] = [];
  const report = (offset: number, message: string) => problems.push({ file, line: lineAt(offset), message });
  const forms = new Map<string, { readonly part: MessagePart; readonly key: string; readonly forms: ReadForm[] }>();
  const parts = new Map(
    units.flatMap((unit) =>
      unitForms(unit, language).map(({ form }) => [withForm(unit.key, form), { unit, form }] as const),
    ),
  );
  for (const [keyNode, valueNode] of propertiesOf(file, text)) {
    const key = String(keyNode.value);
    const value: unknown = valueNode.value;
    const { unit, form } = parts.get(key) ?? {};
    if (typeof value !== 'string') {
      report(valueNode.offset, `"${key}" is no text. Write texts by key, without objects and lists.`);
      continue;
    }
    const id = unit ? `${unit.part} ${unit.key}` : `unknown ${key}`;
    const known = forms.get(id) ?? { part: unit?.part ?? 'shared', key: unit?.key ?? key, forms: [] };
    if (known.forms.some((one) => one.form === form))
      report(keyNode.offset, `"${key}" is in the file twice. Remove one of them.`);
    known.forms.push({ ...(form !== undefined && { form }), target: value, line: lineAt(keyNode.offset) });
    forms.set(id, known);
  }
  if (problems.length > 0) throw new RefusedFile(problems);
  return [...forms.values()].map((unit) => ({ ...unit, line: unit.forms[0]?.line ?? 1, isStale: true }));
}

function propertiesOf(file: string, text: string): readonly (readonly [key: Node, value: Node])[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const refuse = (offset: number, message: string): never => {
    throw new RefusedFile([{ file, line: text.slice(0, offset).split('\n').length, message }]);
  };
  const [error] = errors;
  if (error) refuse(error.offset, `This is not valid JSON: ${printParseErrorCode(error.error)}.`);
  if (root?.type !== 'object') return refuse(0, 'Expected a JSON object of texts by key.');
  return (root.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[key, value] as const] : [],
  );
}

function withForm(key: string, form: PluralForm | undefined): string {
  return form === undefined ? key : `${key}_${form}`;
}
