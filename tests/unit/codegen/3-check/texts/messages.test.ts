import { messages } from '~/codegen/3-check/texts/messages';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const english = (shared: object, rest: object = {}) => ({ language: 'English', direction: 'ltr', shared, ...rest });
const japanese = (shared: object, member = 'shared') => ({ language: '日本語', direction: 'ltr', [member]: shared });
const using = (...keys: readonly string[]) =>
  drawer(keys.map((message, index) => field({ id: `f${index}`, label: { message } })));
const both = { 'console.json': { ...needed['console.json'], languages: ['en', 'ja'] } };
const stale = 'It is now "Hello". Review the translation, then set "of" to it.';

table(messages, [
  [
    'used and translated messages are fine',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO'),
        'messages/en.json': english({ HELLO: 'Hello', 'MENU.CLOSE': 'Close' }),
        'messages/ja.json': japanese({
          HELLO: { of: 'Hello', text: 'こんにちは' },
          'MENU.CLOSE': { of: 'Close', text: '閉じる' },
        }),
      },
      want: [],
    },
  ],
  [
    'a message that nothing uses is told',
    { given: { 'messages/en.json': english({ '▶HELLO': 'Hello' }) }, want: ['message/unused'] },
  ],
  [
    'an error row uses its message',
    {
      given: {
        'errors.json': { rows: [{ policy: { kind: 'toast', message: 'HELLO' } }] },
        'messages/en.json': english({ HELLO: 'Hello' }),
      },
      want: [],
    },
  ],
  [
    'a message that is not translated is told',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO'),
        'messages/en.json': english({ HELLO: 'Hello' }),
        'messages/ja.json': japanese({}, 'shared▶'),
      },
      want: ['message/missing'],
    },
  ],
  [
    'a translation is of a message that exists',
    {
      given: {
        ...both,
        'messages/en.json': english({}),
        'messages/ja.json': japanese({ '▶HELO': { of: 'Hello', text: 'こ' } }),
      },
      want: ['message/unknown'],
    },
  ],
  [
    'a misspelt key of a translation is reported, and not the message that it means',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO', 'GOOD.BYE'),
        'messages/en.json': english({ HELLO: 'Hello', 'GOOD.BYE': 'Bye' }),
        'messages/ja.json': japanese({
          '▶HELO': { of: 'Hi', text: 'こ' },
          '▶FAREWELL': { of: 'Bye', text: 'さ' },
        }),
      },
      want: ['message/unknown -> "HELLO"', 'message/unknown -> "GOOD.BYE"'],
    },
  ],
  [
    'a translation of another English is stale',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO'),
        'messages/en.json': english({ HELLO: 'Hello' }),
        'messages/ja.json': japanese({ HELLO: { of: '▶Hi', text: 'こんにちは' } }),
      },
      want: [`message/stale -> ${stale}`],
    },
  ],
  [
    'a place that the English has got since then does not stand in the way',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO'),
        'messages/en.json': english({ HELLO: 'Hello {name}' }),
        'messages/ja.json': japanese({ HELLO: { of: '▶Hello', text: '▶こんにちは' } }),
      },
      want: [`message/stale -> ${stale.replace('Hello', 'Hello {name}')}`, 'message/place'],
    },
  ],
  [
    'a placeholder in wide braces is corrected',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO'),
        'messages/en.json': english({ HELLO: 'Hello {name}' }),
        'messages/ja.json': japanese({ HELLO: { of: 'Hello {name}', text: 'や▶｛name｝こんにちは' } }),
      },
      want: ['message/place -> {name}'],
    },
  ],
  [
    'a place that the English no longer has is part of the review',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO', 'COUNTED'),
        'messages/en.json': english({ HELLO: 'Hello', COUNTED: 'Things' }),
        'messages/ja.json': japanese({
          HELLO: { of: '▶Hello {name}', text: '{name}こんにちは' },
          COUNTED: { 'of▶': { other: '{count} things' }, text: '{count}件' },
        }),
      },
      want: [
        `message/stale -> ${stale}`,
        'message/stale -> It is now "Things". Review the translation, then set "of" to it.',
      ],
    },
  ],
  [
    'a translation has the places of its English',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO', 'BYE'),
        'messages/en.json': english({ HELLO: 'Hello {name}', BYE: 'Bye {name}' }),
        'messages/ja.json': japanese({
          HELLO: { of: 'Hello {name}', text: '▶こんにちは' },
          BYE: { of: 'Bye {name}', text: '{name} さ▶{nmae}' },
        }),
      },
      want: ['message/place', 'message/place -> {name}'],
    },
  ],
  [
    'English messages are plain texts and translations are not',
    {
      given: {
        ...both,
        'drawers/url.json': using('HELLO', 'BYE'),
        'messages/en.json': english(
          { 'HELLO▶': { of: 'Hello', text: 'Hello' }, BYE: 'Bye' },
          { texts: { '▶a.b': { of: 'A', text: 'A' } } },
        ),
        'messages/ja.json': japanese({ HELLO: { of: 'Hello', text: 'x' }, BYE: '▶さようなら' }),
      },
      want: ['message/shape', 'message/shape', 'message/shape'],
    },
  ],
  [
    'every language offered has its messages, and the other way round',
    {
      given: {
        'console.json': { ...needed['console.json'], languages: ['en', '▶fr'] },
        'drawers/url.json': using('HELLO'),
        'messages/en.json': english({ HELLO: 'Hello' }),
        'messages/ja.json': { language: '▶日本語', direction: 'ltr', shared: { HELLO: { of: 'Hello', text: 'こ' } } },
      },
      want: ['message/language -> Expected one of: "ja".', 'message/not-offered'],
    },
  ],
]);
