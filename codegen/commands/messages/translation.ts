import { placeholderNames, placeholdersOf, valueNames } from '../../2-analyze/analysis';
import { isOfOneNumber, type MessageText, type PluralForm } from '../../language/message-text';
import type { Problem } from './problem';
import { countPlaceholder, isStale, unitForms, type MessagePart, type Unit } from './units';

/** One text of a translation that was read from a file. */
export interface ReadForm {
  readonly form?: PluralForm;
  /** The English in the file; formats without it leave it out. */
  readonly source?: string;
  /** Empty or absent: not translated yet. */
  readonly target?: string;
  readonly line: number;
}

/** A unit that was read from a file. */
export interface ReadUnit {
  readonly part: MessagePart;
  readonly key: string;
  readonly line: number;
  /** The file marks the translation as out of date, or its format has no such mark. */
  readonly isStale: boolean;
  readonly forms: readonly ReadForm[];
}

/** A translation to write. */
export interface Change {
  readonly part: MessagePart;
  readonly key: string;
  readonly of: MessageText;
  readonly text: MessageText;
  /** The file that has the English; absent for a text of the engine. */
  readonly home?: string;
}

/** The translations of a file that are new or changed, and what is wrong with the others. */
export interface Comparison {
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
  /** Texts of the file that the console no longer has. */
  readonly unknown: readonly Problem[];
}

/** Compares what was read from a file with the translations that exist. */
export function compareUnits(
  units: readonly Unit[],
  read: readonly ReadUnit[],
  { file, language }: { readonly file: string; readonly language: string },
): Comparison {
  const known = new Map(units.map((unit) => [`${unit.part} ${unit.key}`, unit]));
  const changes: Change[] = [];
  const problems: Problem[] = [];
  const unknown: Problem[] = [];
  for (const one of read) {
    const unit = known.get(`${one.part} ${one.key}`);
    if (!unit) {
      unknown.push({
        file,
        line: one.line,
        message: `The console has no text "${one.key}" any more. It was left out.`,
      });
      continue;
    }
    const translated = one.forms.filter(({ target = '' }) => target !== '');
    if (translated.length === 0 || isUnchanged(unit, one, language)) continue;
    const found = [...problemsOf(unit, one, { file, language })];
    problems.push(...found);
    if (found.length > 0) continue;
    const { home } = unit;
    const change = { part: one.part, key: one.key, of: englishOf(unit, one), text: textOf(one) };
    changes.push({ ...change, ...(home !== undefined && { home }) });
  }
  return { changes, problems, unknown };
}

/**
 * The file has the translation that exists. One that is out of date stays so until its text changes or its mark is
 * removed.
 */
function isUnchanged(unit: Unit, read: ReadUnit, language: string): boolean {
  const existing = unitForms(unit, language);
  const isSame = existing.every(
    ({ form, target = '' }) => (read.forms.find((one) => one.form === form)?.target ?? '') === target,
  );
  return (
    unit.target !== undefined && isSame && existing.length === read.forms.length && (!isStale(unit) || read.isStale)
  );
}

function* problemsOf(
  unit: Unit,
  { forms, line, key }: ReadUnit,
  { file, language }: { readonly file: string; readonly language: string },
): Iterable<Problem> {
  const wanted = unitForms(unit, language).map(({ form }) => form);
  for (const { form, line: at } of forms) {
    if (wanted.includes(form)) continue;
    const expected = wanted.map((one) => (one === undefined ? 'one text' : `"${one}"`)).join(', ');
    yield { file, line: at, message: `"${key}" has no form "${form ?? ''}" in "${language}". Expected: ${expected}.` };
  }
  for (const form of wanted) {
    if (forms.some((one) => one.form === form && one.target)) continue;
    yield {
      file,
      line,
      message: `"${key}" has no text for the plural form "${form ?? ''}". Translate all forms or none.`,
    };
  }
  const names = placeholderNames(unit.source);
  const allowed = valueNames(unit.source);
  for (const { form, target = '', line: at } of forms) {
    const found = new Set(placeholdersOf(target).map(({ name }) => name));
    for (const name of found) {
      if (!allowed.has(name))
        yield { file, line: at, message: `The English of "${key}" has no placeholder {${name}}. Correct its name.` };
    }
    const mayOmit = form !== undefined && isOfOneNumber(language, form) ? countPlaceholder(unit.source) : undefined;
    for (const name of names) {
      if (!found.has(name) && name !== mayOmit)
        yield { file, line: at, message: `The translation of "${key}" lacks the placeholder {${name}}. Add it.` };
    }
  }
}

/** The English that the translator saw. */
function englishOf({ source }: Unit, { forms }: ReadUnit): MessageText {
  const current = (form: PluralForm | undefined): string =>
    typeof source === 'string' ? source : (source.forms.get(form ?? 'other') ?? source.forms.get('other') ?? '');
  const isCurrent = forms.every((one) => one.source === undefined || one.source === current(one.form));
  if (isCurrent) return source;
  const seen = (form: PluralForm) => forms.find((one) => one.form === form)?.source;
  const other = seen('other') ?? forms[0]?.source ?? '';
  const one = seen('one');
  return one === undefined || one === other
    ? other
    : {
        by: countPlaceholder(source),
        forms: new Map([
          ['one', one],
          ['other', other],
        ]),
      };
}

function textOf({ forms }: ReadUnit): MessageText {
  const texts = forms.flatMap(({ form, target = '' }) => (form === undefined ? [] : [[form, target] as const]));
  return texts.length === 0 ? (forms[0]?.target ?? '') : { by: 'count', forms: new Map(texts) };
}
