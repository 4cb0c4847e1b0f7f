import { sharedNames } from '../../2-analyze/analysis';
import type { Parameter } from '../../1-parse/openapi/contract';
import { valuesOf } from '../../language/type-relations';
import { scaleFor, type KnownScale } from '../fields/fitting-field';
import { labelFor } from '~/lib/humanize-identifier';
import { wordsFor } from '../fields/words';
import { constantFor, isFixed, mainOf, type CallArguments, type Needed } from './call-arguments';
import type { Filter, Proposal } from './proposal';
import { rangesBy } from './range-filters';

/** What the parameters of a list become on its screen. */
export interface Narrowing {
  /** Expressions of the query by parameter. */
  readonly query: Readonly<Record<string, string>>;
  readonly proposals: readonly Proposal[];
  /** Whether the reader chooses a period. */
  readonly period: boolean;
}

/** As many filters as a new screen gets controls for. */
const maxFilters = 12;

/** Filters and a period for the parameters that neither page nor sort the list. */
export function narrowingBy(parameters: readonly Parameter[], scales: readonly KnownScale[]): Narrowing {
  const period = ['from', 'to'].every((name) => parameters.some((one) => one.name === name && isNumber(one)));
  const ranges = rangesBy(parameters, isFree);
  const proposals = parameters
    .flatMap((parameter): readonly Proposal[] => {
      const filter = isFree(parameter.name) ? filterFor(parameter, scales) : undefined;
      const range = ranges.find((one) => one.parameter === parameter);
      return filter
        ? [{ filter, query: { [filter.id]: valueFor(filter, parameter) }, parameter }]
        : range
          ? [range]
          : [];
    })
    .slice(0, maxFilters);
  const sent = proposals.map(({ query }) => query);
  const times = period ? { from: 'period.from', to: 'period.to' } : {};
  return { query: Object.assign({}, ...sent, times), proposals, period };
}

/** What a list needs and no filter chooses: a text comes with the address. */
export function fromAddress(needed: Needed): string | undefined {
  const constant = constantFor(needed);
  if (constant !== undefined) return constant;
  const one = mainOf(needed.type);
  const name = isFree(needed.name) ? needed.name : `value_${needed.name.replaceAll(/\W/g, '_')}`;
  if (one.is === 'string' || one.is === 'any') return `address.${name}`;
  return one.is === 'list' && mainOf(one.item).is === 'string' ? `[address.${name}]` : undefined;
}

/** The names of the address that a call reads. */
export function namesNeeded(call: CallArguments): readonly string[] {
  return [...new Set([...JSON.stringify(call).matchAll(/\baddress\.(\w+)/g)].map(([, name = '']) => name))];
}

/** Whether a screen can give a name of the address a meaning of its own. */
function isFree(name: string): boolean {
  const isOfAllObjects = name in Object.prototype;
  return /^[a-z][A-Za-z0-9_]{0,39}$/.test(name) && name !== 'tail' && !sharedNames.has(name) && !isOfAllObjects;
}

function isNumber({ type }: Parameter): boolean {
  return mainOf(type).is === 'number';
}

function isDayOrTime(format: string | undefined): boolean {
  return format === 'date' || format === 'date-time';
}

/** What a call sends of a filter: of a day for a time its beginning, or its end for a time up to which it lists. */
function valueFor({ id }: Filter, { name, format }: Parameter): string {
  const isEnd = /(^|[a-z_])(to|until|before|end|max)$/i.test(name);
  return format === 'date-time' ? `filter.${id} + '${isEnd ? 'T23:59:59Z' : 'T00:00:00Z'}'` : `filter.${id}`;
}

/** The filter whose value a parameter takes; nothing for one that takes no text and no list of known texts. */
function filterFor({ name, type, required, format }: Parameter, scales: readonly KnownScale[]): Filter | undefined {
  const one = mainOf(type);
  const entry = one.is === 'list' ? mainOf(one.item) : one;
  const named = { id: name, label: labelFor(name) };
  if (entry.is !== 'string' || isFixed({ type })) {
    return one.is === 'boolean' && !required ? { type: 'switch', ...named } : undefined;
  }
  const values = valuesOf(entry)?.map(String) ?? [];
  if (values.length > 0 && !values.includes('')) {
    const scale = scaleFor(entry, scales);
    const options =
      scale?.values.size === values.length
        ? { scale: scale.id }
        : values.map((value) => ({ value, label: wordsFor(value) }));
    return one.is === 'list'
      ? { type: 'choices', ...named, options }
      : { type: 'choice', ...named, options, initial: required ? values[0] : undefined };
  }
  if (one.is === 'list' || required) return undefined;
  if (isDayOrTime(format)) return { type: 'date', ...named };
  // What searches is typed; what names one thing comes with a link from there.
  return /^(q|query|search|keyword|text|term)$/i.test(name)
    ? { type: 'text', id: name, label: 'Search' }
    : { type: 'link', ...named };
}
