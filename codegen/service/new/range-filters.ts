import { labelFor } from '~/lib/humanize-identifier';
import type { Parameter } from '../../1-parse/openapi/contract';
import { valuesOf } from '../../language/type-relations';
import { mainOf } from './call-arguments';
import type { Proposal } from './proposal';

/** How the parameters of the two ends of a range are named: `scoreFrom`, `score_lte`, `minScore`, `min_score`. */
const forms: readonly RegExp[] = [
  /^(?<of>[a-z]\w*?)(?:_(?<end>from|to|min|max|gte|lte)|(?<End>From|To|Min|Max|Gte|Lte))$/,
  /^(?:(?<end>from|to|min|max)_(?<of>[a-z]\w*)|(?<End>from|to|min|max)(?<Of>[A-Z]\w*))$/,
];

/** What compares times, whose numbers nobody types. */
const ofTimes =
  /(?:^|_)(?:at|on|time|date|timestamp|created|updated|modified|seen)$|(?:At|On|Time|Date|Timestamp|Created|Updated|Modified|Seen)$/;

interface End {
  readonly of: string;
  readonly end: 'from' | 'to';
  readonly parameter: Parameter;
}

/** A filter for numbers from one to another, for each pair of optional parameters that are named as its two ends. */
export function rangesBy(parameters: readonly Parameter[], isFree: (name: string) => boolean): readonly Proposal[] {
  return forms.flatMap((form) => {
    const ends = parameters.flatMap((one) => endOf(one, form) ?? []);
    return ends.flatMap(({ of, end, parameter: first }) => {
      const last = ends.find((one) => end === 'from' && one.end === 'to' && one.of === of)?.parameter;
      if (!last || !isFree(of)) return [];
      const max = last.maximum ?? first.maximum;
      const limit = Number.isInteger(max) ? { max } : {};
      const filter = { type: 'range', id: of, label: labelFor(of), ...limit };
      const query = { [first.name]: `filter.${of}.from`, [last.name]: `filter.${of}.to` };
      return [{ filter, query, parameter: first }];
    });
  });
}

function endOf(parameter: Parameter, form: RegExp): End | undefined {
  const { name, type, required } = parameter;
  if (required || mainOf(type).is !== 'number' || valuesOf(type) !== undefined) return undefined;
  const { of = '', Of = '', end, End } = form.exec(name)?.groups ?? {};
  const word = (end ?? End ?? '').toLowerCase();
  const compared = of === '' ? Of.charAt(0).toLowerCase() + Of.slice(1) : of;
  if (word === '' || ofTimes.test(compared)) return undefined;
  return { of: compared, end: ['from', 'min', 'gte'].includes(word) ? 'from' : 'to', parameter };
}
