import { expect, test } from 'vitest';
import { useCopy } from '~/tests/harness/codegen/copy';

const url = 'descriptors/drawers/url.json';
const hostField = '{ "type": "text", "value": "url.host", "label": "Host", "object": { "searchType": 5 } },';

const { command, change } = useCopy();

async function report() {
  const { code, output } = await command('coverage', '--format', 'json');
  expect(code, output).toBe(0);
  return JSON.parse(output);
}

/** The fields of an answer that no descriptor reads. */
async function unread(operation: string): Promise<readonly string[] | undefined> {
  const { answers } = await report();
  return answers.find((one: { readonly operation: string }) => one.operation === operation)?.unread;
}

test('a field that no descriptor reads is listed with its operation', async () => {
  expect(await unread('urlQuery')).toEqual([]);
  change(url, (text) => text.replace(hostField, ''));
  expect(await unread('urlQuery')).toEqual(['host']);
  expect((await command('coverage')).output).toMatch(/^ {2}urlQuery: (\d+) of (\d+) are read\n {4}host\n/m);
});

test.each<[string, string]>([
  ['a condition', '{ "type": "text", "id": "a", "value": "\'x\'", "label": "X", "visibleWhen": "url.host != \'\'" }'],
  ['a function', '{ "type": "text", "id": "a", "value": "lower(orElse(url.host, \'-\'))", "label": "X" }'],
  [
    'the words of a text',
    '{ "type": "message", "id": "a", "text": { "text": "{h} is here", "with": { "h": "url.host" } } }',
  ],
  ['a choice', '{ "type": "text", "id": "a", "value": "has(url.objectName) ? url.host : \'-\'", "label": "X" }'],
])('a field is read in %s', async (_, field) => {
  change(url, (text) => text.replace(hostField, `${field},`));
  expect(await unread('urlQuery')).toEqual([]);
});

test('a field is read through a named value, and through the input of a panel', async () => {
  change(url, (text) =>
    text.replace(hostField, '').replace('"defaultTab"', '"values": { "h": "url.host" },\n  "defaultTab"'),
  );
  change(url, (text) => text.replace('"url.totalActivities"', '"h == \'\' ? 0 : 1"'));
  expect(await unread('urlQuery')).toEqual(['totalActivities']);
  change('descriptors/panels/activity.json', (text) => text.replaceAll('input.peakHourActivities', '1'));
  expect(await unread('urlQuery')).toEqual(['totalActivities', 'peakHourActivities']);
});

test('of the entries of a list only what the columns show is read', async () => {
  expect(await unread('auditList')).toEqual(['items[].accountId', 'asOf']);
  change('descriptors/screens/audit-log.json', (text) => text.replace('"rows"', '"name": "audit.asOf",\n  "rows"'));
  expect(await unread('auditList')).toEqual(['items[].accountId']);
});

test('an object of which nothing is read is listed without its members', async () => {
  expect(await unread('sensorSummary')).toContain('mobiles');
  expect(await unread('globalSearch')).toContain('counts');
});

test('an operation that descriptors only name among the errors is not listed', async () => {
  expect(await unread('getLandingPage')).toEqual([]);
  change('descriptors/engine.json', (text) => text.replace(/"landingPage": \{.*\},\n/, ''));
  expect(await unread('getLandingPage')).toBeUndefined();
});

test('an error number without a message, or with the message of other errors, is listed with its policy', async () => {
  const { errorNumbers } = await report();
  expect(errorNumbers).toContainEqual({ operation: 'auditList', status: 401, number: 4011403, policy: 'session' });
  expect(errorNumbers).not.toContainEqual(expect.objectContaining({ operation: 'vtReport', number: 400404 }));
  expect((await command('coverage')).output).toMatch(/^ {2}401 with 4011403, session: alertList, .+ and \d+ more$/m);
});

test('a text without a translation is listed for each language', async () => {
  const { translations } = await report();
  const [{ language, texts, missing }] = translations;
  expect({ language, missing }).toEqual({ language: 'ja', missing: [] });
  change('descriptors/messages/ja.json', (text) => text.replace(/^ *"drawers\.url\.tabs\.basic\.title".*\n/m, ''));
  expect((await report()).translations).toEqual([{ language: 'ja', texts, missing: ['drawers.url.tabs.basic.title'] }]);
  expect((await command('coverage')).output).toContain(`  ja: ${texts - 1} of ${texts} are translated\n`);
});

test('a console with an error has no coverage', async () => {
  change(url, (text) => text.replace('url.host"', 'url.hots"'));
  expect(await command('coverage')).toEqual({ code: 1, output: expect.stringContaining('"hots" is not a field') });
});
