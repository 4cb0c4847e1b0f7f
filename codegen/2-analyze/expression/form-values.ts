import { isList } from '~/lib/json';
import type { Authored, AuthoredValue } from '../../language/authored';
import type { FormCase } from '../../language/authored-types';
import { union } from '../../language/type-relations';
import type { DescriptorOf } from '../../language/model';
import { typeOfSchema } from '../../1-parse/openapi/schema-type';
import { blocksOf, tickOf } from '../../1-parse/blocks';
import { childOf } from '../../language/address';
import { any, boolean, listOf, objectOf, string } from '../../language/types';
import type { Member, Type } from '../../language/type';

/** What expressions of a form read as `form`: its values, that of its cases included. */
export function typeOfForm({ value, authored: { cases } }: DescriptorOf<'form'>): Type {
  const type = typeOfSchema(childOf(value, 'schema') ?? true);
  const property = cases?.property;
  if (property === undefined || type.is !== 'object') return type;
  const values = (cases?.items ?? []).flatMap((one) => one?.value ?? []);
  const chosen: Member = { type: { is: 'string', values }, optional: false };
  return { ...type, members: new Map([...type.members, [property, chosen]]) };
}

/** What they read as `chosen`: the entries chosen from lists, and the case; nothing where there is none of them. */
export function typeOfChosen({ schema, layout = [], cases }: AuthoredValue<'form'>): Type | undefined {
  const lines = layout.filter((line) => line?.choices !== undefined);
  const members = lines.map((line): [string, Member] => {
    const property = line?.property ?? '';
    const isSeveral = schema?.properties?.[property]?.type === 'array';
    return [property, isSeveral ? { type: listOf(any), optional: false } : { type: any, optional: true }];
  });
  const property = cases?.property;
  if (property !== undefined) members.push([property, { type: typeOfCase(cases?.items ?? []), optional: false }]);
  return members.length > 0 ? { is: 'object', name: 'chosen', members: new Map(members) } : undefined;
}

function typeOfCase(items: readonly (Authored<FormCase> | undefined)[]): Type {
  const byName = new Map<string, Type[]>();
  for (const [name, words] of items.flatMap((one) => Object.entries(one?.asks ?? {})))
    byName.set(name, [...(byName.get(name) ?? []), typeOfWords(words)]);
  const asks = [...byName].map(([name, types]): [string, Member] => [name, { type: union(types), optional: true }]);
  return objectOf(
    { value: string, sends: string, asks: { is: 'object', name: 'asks', members: new Map(asks) } },
    'case',
  );
}

function typeOfWords(words: string | readonly (string | undefined)[] | undefined): Type {
  if (words === undefined) return any;
  return isList(words)
    ? { is: 'list', item: { is: 'string', values: words.map(String) } }
    : { is: 'string', values: [words] };
}

/** What expressions of a dialog read as `form`: its ticks, and the marks that its long texts have been read. */
export function typeOfTicks(dialog: AuthoredValue<'dialog'>): Type {
  const names = blocksOf(dialog).flatMap(({ block }) => {
    const name = tickOf(block);
    return name === undefined ? [] : [[name, { type: boolean, optional: false }] as const];
  });
  return { is: 'object', name: 'form', members: new Map(names) };
}
