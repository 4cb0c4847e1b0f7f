import type { Member, Type } from '../../language/type';
import { memberPath } from '../fields/contract-tree';
import { fittingField, idFor, type KnownScale } from '../fields/fitting-field';
import { labelFor } from '~/lib/humanize-identifier';
import { kebabCase } from '../fields/words';
import { mainOf } from './call-arguments';
import { columnsOf } from './columns';

/** Fields under a heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly object[];
}

/** A value of the answer, and the objects around it. */
interface At {
  readonly name: string;
  /** Its expression. */
  readonly path: string;
  readonly around: readonly Type[];
}

/** Objects in each other that have sections: a type can contain itself. */
const maxDepth = 4;

/** The sections that show an answer: one for its own values, one for each object and each list of objects in it. */
export function sectionsOf(answer: Type, source: string, scales: readonly KnownScale[]): readonly Section[] {
  const found = sectionsBelow(answer, { name: 'details', path: source, around: [] }, scales);
  const counts = new Map<string, number>();
  return found.map((section) => {
    const count = (counts.get(section.id) ?? 0) + 1;
    counts.set(section.id, count);
    return count === 1 ? section : { ...section, id: `${section.id}-${count}` };
  });
}

function sectionsBelow(whole: Type, at: At, scales: readonly KnownScale[]): readonly Section[] {
  const type = mainOf(whole);
  const section = { id: kebabCase(at.name).slice(0, 60), title: labelFor(at.name) };
  if (type.is === 'list') {
    const columns = columnsOf(type.item, 'field', scales);
    return columns.length > 0 ? [{ ...section, fields: [{ type: 'table', ...namesOf(at), columns }] }] : [];
  }
  if (type.is !== 'object' || at.around.includes(type) || at.around.length >= maxDepth) return [];
  const members = [...type.members].map(([name, member]) => ({
    member,
    at: { name, path: memberPath(at.path, name), around: [...at.around, type] },
  }));
  const fields = members.flatMap((one) => fieldOf(one.member, one.at, scales) ?? []);
  const below = members.flatMap((one) =>
    fieldOf(one.member, one.at, scales) ? [] : sectionsBelow(one.member.type, one.at, scales),
  );
  return [...(fields.length > 0 ? [{ ...section, fields }] : []), ...below];
}

function fieldOf(member: Member, at: At, scales: readonly KnownScale[]): object | undefined {
  const type = mainOf(member.type);
  const isMap = type.is === 'object' && type.members.size === 0 && type.rest !== undefined;
  return isMap ? { type: 'map', ...namesOf(at) } : fittingField({ ...at, member }, scales);
}

/** The id of a field is the path of its value, where that is a path of names below the source. */
function namesOf({ name, path }: At): object {
  const needsId = path.includes('[') || !path.includes('.');
  return { ...(needsId && { id: idFor(name) }), value: path, label: labelFor(name) };
}
