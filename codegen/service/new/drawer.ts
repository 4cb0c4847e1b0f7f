import type { Operation } from '../../1-parse/openapi/contract';
import { scalesOf } from '../fields/fitting-field';
import { labelFor } from '~/lib/humanize-identifier';
import { argumentsFor, constantFor, mainOf, type Needed } from './call-arguments';
import { CannotMake } from './cannot-make';
import { newFile, type Made, type Order } from './order';
import { sectionsOf } from './sections';
import { sourceName } from './source-name';

/**
 * A drawer that shows the answer of an operation for the object that it is opened for.
 *
 * @throws {CannotMake} if the answer has nothing that fields show.
 */
export function makeDrawer(order: Order): readonly Made[] {
  const { project, name, operation } = order;
  const source = sourceName(project, name);
  const sections = sectionsOf(operation.answer, source, scalesOf(project));
  const [only] = sections;
  if (!only) throw new CannotMake(`The contract says nothing about the answer of ${operation.id}.`);
  const content = sections.length === 1 ? { fields: only.fields } : { sections };
  const objects = project.of('drawer').flatMap(({ authored }) => (authored.searchType === undefined ? [] : [authored]));
  const { file, $schema } = newFile(order, 'drawer');
  const value = {
    $schema,
    searchType: Math.max(0, ...objects.map(({ searchType }) => Number(searchType) || 0)) + 1,
    title: sharedTitle(objects.map(({ title }) => title)) ?? labelFor(name),
    kind: labelFor(name),
    icon: 'document',
    name: 'orElse(input.name, input.id)',
    sources: { [source]: { operation: reading(operation), ...argumentsFor(operation, fromInput) } },
    defaultTab: 'details',
    tabs: [{ id: 'details', title: 'Details', ...content }],
  };
  return [{ file, value }];
}

/** The title that the drawers of all objects have. */
function sharedTitle<Title>(titles: readonly Title[]): Title | undefined {
  const [first] = titles;
  return titles.every((title) => JSON.stringify(title) === JSON.stringify(first)) ? first : undefined;
}

/**
 * The id of an operation that only reads.
 *
 * @throws {CannotMake} for one that may change something: a source is called without a click.
 */
export function reading({ id, safe, method, path }: Operation): string {
  if (safe) return id;
  const call = `${method.toUpperCase()} ${path}`;
  throw new CannotMake(`${id} may change something (${call}), so no source can call it: make a dialog.`);
}

/** What opens a drawer gives its id, and sometimes more. */
function fromInput({ name, type }: Needed): string | undefined {
  const one = mainOf(type);
  if (one.is === 'number' && /id$/i.test(name)) return 'number(input.id)';
  const constant = constantFor({ name, type });
  if (constant !== undefined) return constant;
  if (one.is === 'list') return mainOf(one.item).is === 'string' ? '[input.id]' : undefined;
  if (one.is !== 'string' && one.is !== 'any') return undefined;
  return one.is === 'string' && name === 'name' ? 'input.name' : 'input.id';
}
