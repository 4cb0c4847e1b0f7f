import type { Project } from '../1-parse/project';
import { valueAt } from '../language/address';
import { declaredMembers, drawerInputType, objectGroupInput } from '../language/drawer-input';
import type { Descriptor, DescriptorOf, Json, Path } from '../language/model';
import type { Type } from '../language/type';
import { union } from '../language/type-relations';
import { query } from '../memo';
import { parse } from './expression/parse';

/** The type of `input` in the expressions of a drawer. */
export const inputOfDrawer = query((_: Project, { authored }: DescriptorOf<'drawer'>): Type => {
  return authored.opens === 'object-group' ? objectGroupInput : drawerInputType(authored.input);
});

/**
 * The drawers that a link or an action may open: the one of its search type, or those of all objects if an expression
 * gives the search type. `holder` is its path. Nothing if a broken file leaves it open.
 */
export function openedDrawers(
  project: Project,
  { value }: Descriptor,
  holder: Path,
): readonly DescriptorOf<'drawer'>[] | undefined {
  if (project.broken.some(({ kind }) => kind === 'drawer')) return undefined;
  const drawers = project.of('drawer').filter(({ authored }) => authored.opens === undefined);
  const known = knownType(valueAt(value, [...holder, 'searchType']));
  return known === undefined ? drawers : drawers.filter(({ authored }) => authored.searchType === known);
}

/** A search type that is a number, or the constant that an expression is. */
function knownType(searchType: Json | undefined): Json | undefined {
  if (typeof searchType !== 'string') return searchType;
  const { syntax } = parse(searchType);
  return syntax?.is === 'literal' ? syntax.value : undefined;
}

/** What a link may give to the drawers that it opens, beside id and tab: an object that none of them requires. */
export function givenToDrawers(drawers: readonly DescriptorOf<'drawer'>[]): Type & { readonly is: 'object' } {
  const types = new Map<string, Type[]>();
  for (const { authored } of drawers) {
    const members = [['name', { type: { is: 'string' } }] as const, ...declaredMembers(authored.input ?? {})];
    for (const [name, { type }] of members) types.set(name, [...(types.get(name) ?? []), type]);
  }
  const members = [...types].map(([name, all]) => [name, { type: union(all), optional: true }] as const);
  return { is: 'object', name: 'the input of a drawer', members: new Map(members) };
}
