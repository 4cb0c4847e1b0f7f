import type { Environment } from '../../../codegen/expression/environment';
import { any, boolean, listOf, number, objectOf, string } from '../../../codegen/expression/make-type';
import type { Type } from '../../../codegen/expression/type';

const nullable = (type: Type): Type => ({ is: 'union', of: [type, { is: 'null' }] });

const host = objectOf({ name: string, 'cpu?': number, 'on?': boolean }, 'Host');

const url = objectOf(
  {
    'wrsScore?': nullable(number),
    'host?': nullable(string),
    'kind?': { is: 'string', values: ['file', 'url'] },
    'state?': { is: 'number', values: [0, 1] },
    'on?': boolean,
    'tags?': nullable(listOf(string)),
    'hosts?': listOf(host),
    'seen?': { is: 'union', of: [string, number, { is: 'null' }] },
    'os-name?': string,
    'link?': objectOf({ 'link?': string }),
    'bag?': { is: 'object', members: new Map(), rest: any },
    'open?': any,
  },
  'UrlObject',
);

/** Session values, the source `url`, the input `input.id`, and two predicates. */
export const environment: Environment = {
  variables: new Map([
    ['region', { type: { is: 'string', values: ['UAE', 'GOV_US'] } }],
    ['view', { type: { is: 'string', values: ['ents', 'entp'] } }],
    ['input', { type: objectOf({ id: string, 'tab?': number }, 'input') }],
    ['url', { type: url, source: true }],
    ['other', { type: url, source: true }],
  ]),
  predicates: new Set(['restrictedRegion', 'enterpriseView']),
  flags: new Set(['v1es-unified-policy', 'asset-tags']),
  permissions: new Set(['asd.view']),
  externalLinks: new Set(['vendor']),
  memories: new Set(['upgradeLater']),
};
