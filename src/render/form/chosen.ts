import { evaluate } from '../../descriptor/evaluate';
import type { Form, FormChoices } from '../../generated/descriptor-types';
import type { Scope, Text } from '../../generated/types';
import { isList, isString } from '../../lib/json';
import { caseOf } from './form-case';
import type { Choice } from './form-line';
import type { FormValues } from './validator';

/** Choices that come from one list. */
export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/**
 * The entries that can be chosen now, in their groups; a group without any is left out. An entry that has no value of
 * its own could not be told from another one, and is left out too.
 */
export function choiceGroups(
  { groups, key, text, about }: FormChoices,
  scope: Scope,
  say: (text: Text, scope: Scope) => string,
): readonly ChoiceGroup[] {
  const known = new Set<string>();
  return groups
    .map(({ id, label, list }) => ({
      id,
      label: say(label, scope),
      choices: entriesOf(evaluate(list, scope)).flatMap((item) => {
        const own = { ...scope, item };
        const [value, words, beside] = [key, text, about].map((part) => part && evaluate(part, own));
        if (!isString(value) || value === '' || known.has(value)) return [];
        known.add(value);
        return [
          { value, text: isString(words) && words !== '' ? words : value, about: isString(beside) ? beside : '' },
        ];
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** What expressions read as `chosen`: the entry behind each chosen value, and the case. */
export function chosenOf(form: Form, values: FormValues, scope: Scope): Readonly<Record<string, unknown>> {
  const entries = form.layout.flatMap(({ property, choices }) => {
    if (!choices) return [];
    return [[property, entryOf(choices, values[property], scope)] as const];
  });
  const one = caseOf(form, values);
  const chosenCase =
    one && form.cases
      ? [[form.cases.property, { value: one.value, sends: one.sends ?? one.value, asks: one.asks }]]
      : [];
  return Object.fromEntries([...entries, ...chosenCase]);
}

/** Values without the choices whose entry has gone from the lists: what cannot be chosen is not chosen. */
export function standingValues(form: Form, values: FormValues, scope: Scope): FormValues {
  const gone = form.layout.filter(
    ({ property, choices }) =>
      choices && values[property] !== undefined && entryOf(choices, values[property], scope) === undefined,
  );
  if (gone.length === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.some(({ property }) => property === name)));
}

/** The first entry with a key; an empty key is that of no entry. */
function entryOf({ groups, key }: FormChoices, value: unknown, scope: Scope): unknown {
  if (!isString(value) || value === '') return undefined;
  const all = groups.flatMap(({ list }) => entriesOf(evaluate(list, scope)));
  return all.find((item) => evaluate(key, { ...scope, item }) === value);
}

function entriesOf(list: unknown): readonly unknown[] {
  return isList(list) ? list : [];
}
