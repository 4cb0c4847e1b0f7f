import { evaluate } from '~/descriptor/evaluate';
import type { Form, FormChoices } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { isList, isString } from '~/lib/json';
import { caseOf, type FormValues } from './form-model';

/** A choice that a control offers. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  /** A second text, which tells choices of the same text apart. */
  readonly about?: string;
  /** The language of the text (BCP 47) if it differs from that of the page. */
  readonly language?: string | undefined;
}

/** Choices that come from one list. */
export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/**
 * The choices that the lists of a line offer, in their groups. Groups without a choice are left out, as are list items
 * without a key or with a key that an earlier item has.
 */
export function choiceGroups(
  { groups, key, text, about }: FormChoices,
  scope: Scope,
  translate: (text: Text, scope: Scope) => string,
): readonly ChoiceGroup[] {
  const usedKeys = new Set<string>();
  return groups
    .map(({ id, label, list }) => ({
      id,
      label: translate(label, scope),
      choices: itemsOf(evaluate(list, scope)).flatMap((item) => {
        const itemScope = { ...scope, item };
        const [value, name, details] = [key, text, about].map(
          (expression) => expression && evaluate(expression, itemScope),
        );
        if (!isString(value) || value === '' || usedKeys.has(value)) return [];
        usedKeys.add(value);
        return [{ value, text: isString(name) && name !== '' ? name : value, about: isString(details) ? details : '' }];
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** The choices whose texts contain every word of a search, in their groups. */
export function matchingChoices(groups: readonly ChoiceGroup[], searchText: string): readonly ChoiceGroup[] {
  const words = searchText
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return groups;
  return groups
    .map(({ choices, ...group }) => ({
      ...group,
      choices: choices.filter(({ text, about = '' }) => {
        const texts = `${text} ${about}`.toLowerCase();
        return words.every((word) => texts.includes(word));
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** The variable `chosen` of expressions: the list items behind the chosen values, and the chosen case. */
export function chosenOf(form: Form, values: FormValues, scope: Scope): Readonly<Record<string, unknown>> {
  const items = form.layout.flatMap(({ property, choices }) => {
    if (!choices) return [];
    const value = values[property];
    const chosen = isList(value)
      ? value.flatMap((key) => itemWithKey(choices, key, scope) ?? [])
      : itemWithKey(choices, value, scope);
    return [[property, chosen] as const];
  });
  const formCase = caseOf(form, values);
  const chosenCase =
    formCase && form.cases
      ? [
          [
            form.cases.property,
            { value: formCase.value, sends: formCase.sends ?? formCase.value, asks: formCase.asks },
          ] as const,
        ]
      : [];
  return Object.fromEntries([...items, ...chosenCase]);
}

/** The values without choices whose item is no longer in the lists. */
export function availableValues(form: Form, values: FormValues, scope: Scope): FormValues {
  const available = new Map<string, unknown>();
  for (const { property, choices } of form.layout) {
    const value = values[property];
    const isGone = (key: unknown): boolean => choices !== undefined && itemWithKey(choices, key, scope) === undefined;
    if (!choices || value === undefined || !(isList(value) ? value.some(isGone) : isGone(value))) continue;
    const left = isList(value) ? value.filter((key) => !isGone(key)) : [];
    available.set(property, left.length > 0 ? left : undefined);
  }
  if (available.size === 0) return values;
  const all = Object.entries(values).map(([name, value]) => [name, available.has(name) ? available.get(name) : value]);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The values of choices whose lists are not there yet: nobody knows whether their items exist. */
export function pendingValues(form: Form, values: FormValues, scope: Scope): FormValues {
  const pending = form.layout.filter(({ choices }) =>
    choices?.groups.every(({ list }) => !isList(evaluate(list, scope))),
  );
  return Object.fromEntries(
    pending.flatMap(({ property }) => (values[property] === undefined ? [] : [[property, values[property]] as const])),
  );
}

/** The first item with a key. No item has the empty key. */
function itemWithKey({ groups, key }: FormChoices, value: unknown, scope: Scope): unknown {
  if (!isString(value) || value === '') return undefined;
  const items = groups.flatMap(({ list }) => itemsOf(evaluate(list, scope)));
  return items.find((item) => evaluate(key, { ...scope, item }) === value);
}

function itemsOf(list: unknown): readonly unknown[] {
  return isList(list) ? list : [];
}
