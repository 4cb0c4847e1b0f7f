import { describe, expect, test } from 'vitest';
import drawerSchema from '~/schemas/drawer.schema.json' with { type: 'json' };
import { indicatorsIn, indicatorTypes } from '~/lib/indicator';

const sha1 = '9fe8ef94a904a822ed0c3c8c05e8ff8440e8462f';
const found = (text: string) => indicatorsIn(text, 10).map(({ type, value }) => `${type} ${value}`);

describe('an indicator', () => {
  test.each([
    ['203.0.113.45', 'ip 203.0.113.45'],
    ['203[.]0[.]113[.]45', 'ip 203.0.113.45'],
    ['203.0.113.45:443', 'ip 203.0.113.45'],
    ['[2001:db8::1]', 'ip 2001:db8::1'],
    ['parcel-notice[.]example', 'domain parcel-notice.example'],
    ['parcel-notice(dot)example.', 'domain parcel-notice.example'],
    ['evil.example:8080', 'domain evil.example'],
    ['hxxps://evil[.]example/a?b=c', 'url https://evil.example/a?b=c'],
    ['HXXP://Evil[.]example', 'url http://Evil.example'],
    ['<https://evil.example/a>', 'url https://evil.example/a'],
    ['https://evil.example/a;jsessionid=1?x=2,3', 'url https://evil.example/a;jsessionid=1?x=2,3'],
    ["https://evil.example/a?name='x'", "url https://evil.example/a?name='x'"],
    ['https://evil.example/(a)', 'url https://evil.example/(a)'],
    ["'https://evil.example/a',", 'url https://evil.example/a'],
    ['(https://evil.example/a).', 'url https://evil.example/a'],
    ['(evil(dot)example)', 'domain evil.example'],
    ['ceo[@]evil[.]example', 'email ceo@evil.example'],
    ['<4471.reminder@parcel-notice.example>', 'message-id <4471.reminder@parcel-notice.example>'],
    ['d41d8cd98f00b204e9800998ecf8427e', 'md5 d41d8cd98f00b204e9800998ecf8427e'],
    [sha1.toUpperCase(), `sha1 ${sha1}`],
    ['a'.repeat(64), `sha256 ${'a'.repeat(64)}`],
  ])('is recognised: %s', (text, want) => expect(found(text)).toEqual([want]));

  test.each(['audit', 'invoice.pdf', '203.0.113.0/24', 'abc123', '12:30:00', '', 'a'.repeat(41), 'workbench alerts'])(
    'is not: %s',
    (text) => expect(found(text)).toEqual([]),
  );
});

test('the indicators of many lines are found in their order, each once, up to a number', () => {
  const report = `Seen on the host:\n  evil[.]example, 203[.]0[.]113[.]45;\r\n"${sha1}"\n203.0.113.45`;
  expect(found(report)).toEqual(['domain evil.example', 'ip 203.0.113.45', `sha1 ${sha1}`]);
  expect(indicatorsIn(report, 2)).toHaveLength(2);
});

test('a list may have no white space', () => {
  expect(found('203.0.113.45,evil.example;hxxps://evil[.]example/a,2,https://evil.example/b;')).toEqual([
    'ip 203.0.113.45',
    'domain evil.example',
    'url https://evil.example/a,2',
    'url https://evil.example/b',
  ]);
});

test('a drawer can name each type', () => {
  expect(drawerSchema.properties.indicators.items.enum).toEqual(indicatorTypes);
});
