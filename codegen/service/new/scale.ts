import { didYouMean } from '~/lib/did-you-mean';
import type { Operation } from '../../1-parse/openapi/contract';
import type { Type } from '../../language/type';
import { alternatives, valuesOf, withoutNull } from '../../language/type-relations';
import { labelFor } from '~/lib/humanize-identifier';
import { camelCase, wordsFor } from '../fields/words';
import { isSortParameter } from './paging';
import { CannotMake } from './cannot-make';
import { newFile, type Made, type Order } from './order';

/** A property whose values the contract lists. */
export interface ListedValues {
  /** Names on the way from the answer, the body or the parameters: `items.status`. */
  readonly path: string;
  readonly values: readonly (string | number)[];
}

/**
 * A scale with a row for each value of a property.
 *
 * @throws {CannotMake} if the property has no listed values, or it is not said which property.
 */
export function makeScale(order: Order): readonly Made[] {
  const { name, operation, property } = order;
  const { path, values } = chosen(operation, property, camelCase(name));
  const isNumber = values.every((value) => typeof value === 'number');
  const { file, $schema } = newFile(order, 'scale');
  const value = {
    $schema,
    description: `${labelFor(path.split('.').at(-1) ?? path)} of ${operation.id}.`,
    of: isNumber ? (values.every(Number.isInteger) ? 'integer' : 'number') : 'string',
    rows: values.map((equals) => ({ equals, text: wordsFor(String(equals)) })),
    else: 'value',
  };
  return [{ file, value }];
}

function chosen(operation: Operation, property: string | undefined, name: string): ListedValues {
  const listed = listedValuesOf(operation);
  const paths = listed.map(({ path }) => path);
  const [only, ...more] = listed;
  if (!only) throw new CannotMake(`${operation.id} has no property whose values the contract lists.`);
  const wanted = property ?? name;
  const named = listed.find(({ path }) => path === wanted) ?? listed.find(({ path }) => path.endsWith(`.${wanted}`));
  if (named) return named;
  if (property === undefined && more.length === 0) return only;
  const nearest = property === undefined ? undefined : didYouMean(property, paths);
  const advice =
    nearest === undefined ? `The contract lists values for: ${paths.join(', ')}.` : `Did you mean "${nearest}"?`;
  if (property === undefined) throw new CannotMake(`Name the property. ${advice}`);
  throw new CannotMake(`The contract lists no values for "${property}" of ${operation.id}. ${advice}`);
}

/** Objects in each other that are searched: a type can contain itself. */
const maxDepth = 6;

/** The properties of an operation with listed values: of its answer, its body and its parameters. */
export function listedValuesOf({ answer, body, parameters }: Operation): readonly ListedValues[] {
  const found = [
    ...listedIn(answer, []),
    ...(body ? listedIn(body, []) : []),
    ...parameters.flatMap((one) => (isSortParameter(one) ? [] : listedIn(one.type, [one.name]))),
  ];
  return found.filter(({ path }, index) => found.findIndex((one) => one.path === path) === index);
}

function listedIn(type: Type, steps: readonly string[]): readonly ListedValues[] {
  const values = valuesOf(type);
  if (values && values.length > 0) return steps.length > 0 ? [{ path: steps.join('.'), values }] : [];
  if (steps.length >= maxDepth) return [];
  return alternatives(withoutNull(type)).flatMap((one) => {
    if (one.is === 'list') return listedIn(one.item, steps);
    if (one.is !== 'object') return [];
    return [...one.members].flatMap(([name, member]) => listedIn(member.type, [...steps, name]));
  });
}
