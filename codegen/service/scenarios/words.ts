import { placeholdersOf, sharedMessages, textsOf } from '../../2-analyze/analysis';
import { pointerOf } from '../../diagnostics/locate';
import { defaultCount, formsOf, type MessageText } from '../../language/message-text';
import type { Path } from '../../language/model';
import { dash } from '~/lib/dash';
import { numberText } from '~/lib/format/number-text';
import { formatText } from '~/lib/format/text';
import { isNumber, isString } from '~/lib/json';
import { visibleText } from '~/lib/visible-text';
import type { Reader } from './reader';

type Values = ReadonlyMap<string, unknown>;

const plurals = new Intl.PluralRules('en');

/** The English words of the text at a path, with the values of its placeholders; `undefined` if there is no text. */
export function wordsAt(reader: Reader, path: Path): string | undefined {
  const pointer = pointerOf(path);
  const text = textsOf(reader.project, reader.descriptor).find((one) => pointerOf(one.path) === pointer);
  if (!text) return undefined;
  const values = new Map(Object.keys(text.values).map((name) => [name, reader.valueAt([...path, 'with', name])]));
  return text.message === undefined ? fill(text.english ?? '', values) : sharedWords(reader, text.message, values);
}

/** The English words of a shared message. */
export function sharedWords(reader: Reader, key: string, values: Values = new Map()): string {
  const text = sharedMessages(reader.project).get(key);
  return text === undefined ? key : fill(text, values);
}

/** A wording in the form that its number chooses. A missing value is a dash. */
function fill(text: MessageText, values: Values): string {
  const by = isString(text) ? defaultCount : text.by;
  const counted = values.get(by);
  const form = isNumber(counted) ? plurals.select(counted) : 'other';
  const forms = formsOf(text);
  const { text: wording = '' } = forms.find((one) => one.form === form) ?? forms.at(-1) ?? {};
  return placeholdersOf(wording).reduceRight((result, { name, index, length }) => {
    const value = values.get(name);
    const isCount = name === by && isNumber(value);
    const shown = isCount ? numberText(value, { language: 'en' }) : visibleText(formatText(value)?.text ?? dash);
    return result.slice(0, index) + shown + result.slice(index + length);
  }, wording);
}
