import { parameterStyles, type ParameterStyle } from '~/lib/parameter-style';
import type { Json } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives } from '../../language/type-relations';
import { numberAt, stringAt } from '../read';
import type { Operation, Parameter, ParameterGroup, ParameterSchema } from './contract';

/** Headers that the client sets itself, in lower case. */
const ownHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization', 'x-trace-id']);

/** Headers that a page cannot set, in lower case: the browser does. */
const forbiddenHeaders: ReadonlySet<string> = new Set([
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
]);

/** Whether a page cannot set a header (Fetch, "forbidden request-header"). */
export function isForbiddenHeader(name: string): boolean {
  return forbiddenHeaders.has(name.toLowerCase()) || /^(proxy|sec)-/i.test(name);
}

/** The parameters that a descriptor can give. The client and the browser set the other headers. */
export function typedParameters(
  parameters: readonly ParameterSchema[],
  token: Operation['token'] | undefined,
): readonly Parameter[] {
  const tokenHeader = typeof token === 'object' ? token.header.toLowerCase() : '';
  const isOwn = (header: string): boolean =>
    ownHeaders.has(header.toLowerCase()) || header.toLowerCase() === tokenHeader || isForbiddenHeader(header);
  return parameters.flatMap(({ name, in: where, required, schema, style, description }) => {
    if (where === 'header' && isOwn(name)) return [];
    const maximum = numberAt(schema?.value, 'maximum');
    const format = stringAt(schema?.value, 'format');
    const type = schema?.type ?? { is: 'any' };
    const facts = {
      ...(maximum !== undefined && { maximum }),
      ...(format !== undefined && { format }),
      ...(description !== undefined && { description }),
    };
    return [{ name, in: where, required, type, ...facts, ...(style && { style }) }];
  });
}

/** How a parameter is written whose content is JSON. */
export const inJson: ParameterStyle = { style: 'json', explode: false };

/** The style without a declared one. */
const usual: Readonly<Record<ParameterGroup, ParameterStyle['style']>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
};

/** How a parameter is written; `undefined` for its text, and for one parameter of the query for each item of a list. */
export function styleOf(
  where: ParameterGroup,
  declared: { readonly style: Json | undefined; readonly explode: Json | undefined },
  type: Type,
): ParameterStyle | undefined {
  const style = parameterStyles.find((one) => one === declared.style) ?? usual[where];
  const explode = declared.explode === undefined ? style === 'form' : declared.explode === true;
  const kinds = new Set(alternatives(type).map(({ is }) => is));
  const isText = !kinds.has('list') && !kinds.has('object');
  const isUsual =
    style === 'form'
      ? isText || (explode && !kinds.has('object'))
      : isText && (style === 'simple' || (where === 'query' && !kinds.has('any')));
  return isUsual ? undefined : { style, explode };
}
