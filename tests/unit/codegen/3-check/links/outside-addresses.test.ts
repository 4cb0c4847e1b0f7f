import { outsideAddresses } from '~/codegen/3-check/links/outside-addresses';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

/** A drawer with a link to an address. */
const leading = (href: string, more: object = {}) => ({
  'drawers/url.json': drawer([field({ type: 'link', value: 'url.a', href, window: 'new', ...more })]),
});
const https = 'link/outside -> Write an address that begins with "https://", or a path of the console.';

table(outsideAddresses, [
  ['an address with https', { given: leading("'https://example.com/' + url.a"), want: [] }],
  ['a path of the console', { given: leading("'/#/app/hosts'"), want: [] }],
  ['an address of the server', { given: leading('url.a'), want: [] }],
  ['what is computed comes first', { given: leading("url.a + ':8080'"), want: [] }],
  ['a script', { given: leading("'▶javascript:void(0)'"), want: [https] }],
  ['mail', { given: leading("'▶mailto:' + url.a"), want: [https] }],
  ['data, in one of two choices', { given: leading("has(url.a) ? '▶data:,x' : '/page'"), want: [https] }],
  ['an address without encryption', { given: leading("'▶http://example.com'"), want: ['link/outside -> https:'] }],
  ['the same where that is meant', { given: leading("'http://example.com'", { unsecured: true }), want: [] }],
  [
    'a name of a site',
    { given: leading("'▶www.example.com/' + url.a"), want: ['link/outside -> https://www.example.com'] },
  ],
]);
