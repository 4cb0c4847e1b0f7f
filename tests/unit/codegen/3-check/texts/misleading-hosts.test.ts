import { misleadingHosts } from '~/codegen/3-check/texts/misleading-hosts';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const labelled = (label: unknown) => ({ 'drawers/url.json': drawer([field({ label })]) });
const found = ['text/misleading-host -> xn--pple-43d.com'];

table(misleadingHosts, [
  ['a label may name a host', { given: labelled('See https://apple.com/help'), want: [] }],
  ['a label may name a host of one other script', { given: labelled('https://пример.рф'), want: [] }],
  ['a label in Russian has no host', { given: labelled('Хост apple'), want: [] }],
  ['a label with a host that imitates Latin letters', { given: labelled('https://▶\u0430pple.com/help'), want: found }],
  ['a label with an address of mail at such a host', { given: labelled('help@▶\u0430pple.com'), want: found }],
  [
    'a translation of a text',
    {
      given: {
        'console.json': { ...needed['console.json'], languages: ['en', 'ja'] },
        'messages/ja.json': {
          ...{ language: '日本語', direction: 'ltr', shared: {} },
          texts: { 'header.brand.title': { of: 'Hello', text: 'https://▶\u0430pple.com' } },
        },
      },
      want: found,
    },
  ],
]);
