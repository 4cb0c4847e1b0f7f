import { childOf } from '../address';
import type { Json } from '../model';
import { typeOfSchema } from '../openapi/schema-type';
import { blocksOf, isNamed } from '../parse/blocks';
import { listAt, member, stringAt } from '../parse/read';
import { any, boolean, string } from './make-type';
import type { Member, Type } from './type';

/** What expressions of a form read as `form`: its values, that of its cases included. */
export function valuesOf(form: Json): Type {
  const type = typeOfSchema(childOf(form, 'schema') ?? true);
  const property = stringAt(member(form, 'cases'), 'property');
  if (property === undefined || type.is !== 'object') return type;
  const values = listAt(member(form, 'cases'), 'items').flatMap((one) => stringAt(one, 'value') ?? []);
  const chosen: Member = { type: { is: 'string', values }, optional: false };
  return { ...type, members: new Map([...type.members, [property, chosen]]) };
}

/** What they read as `chosen`: the entries chosen from lists, and the case; nothing where there is none of them. */
export function chosenOf(form: Json): Type | undefined {
  const lines = listAt(form, 'layout').filter((line) => member(line, 'choices') !== undefined);
  const members = lines.map((line): [string, Member] => [
    stringAt(line, 'property') ?? '',
    { type: any, optional: true },
  ]);
  const property = stringAt(member(form, 'cases'), 'property');
  if (property !== undefined) members.push([property, { type: ofCase, optional: false }]);
  return members.length > 0 ? { is: 'object', name: 'chosen', members: new Map(members) } : undefined;
}

const ofCase: Type = {
  is: 'object',
  name: 'case',
  members: new Map([
    ['value', { type: string, optional: false }],
    ['sends', { type: string, optional: false }],
    ['asks', { type: any, optional: false }],
  ]),
};

/** What expressions of a dialog read as `form`: its ticks, and the marks that its long texts have been read. */
export function ticksOf(dialog: Json): Type {
  const names = blocksOf(dialog).flatMap(({ block }) => {
    const name = isNamed(block) ? stringAt(block, 'name') : undefined;
    return name === undefined ? [] : [[name, { type: boolean, optional: false }] as const];
  });
  return { is: 'object', name: 'form', members: new Map(names) };
}
