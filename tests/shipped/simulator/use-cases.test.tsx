import { describe, expect, test } from 'vitest';
import anomaly from '../../../src/generated/forms/anomaly';
import threatActor from '../../../src/generated/forms/threat-actor';
import { choose, control, controls, enter, messages, run, showForm, tick } from './form-page';

const empty = 'Enter an IP address.';
const malformed = 'Enter a valid IPv4 address.';
const notPublic = 'Enter a public IP address.';
const notPrivate = 'Enter a private IP address.';

/** What a field accepts: every address, public ones, private ones. */
type Mode = 'any' | 'public' | 'private';

const one = (client_ip: Mode, server_ip1: Mode) => ({ client_ip, server_ip1 });
const hosts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`endpoint_ips.${name}`, 'any' as const]));

/** Each case, its name, and the fields it asks for in their order; each is required. */
const matrix: readonly [rows: string, id: string, name: string, fields: Readonly<Record<string, Mode>>][] = [
  ['DG-UC-01, DG-MTX-01', 'SNB-AD-2', 'Kerberos password brute force', one('any', 'any')],
  ['DG-UC-02, DG-MTX-02', 'SNB-AD-3', 'Kerberos username brute force', one('any', 'any')],
  ['DG-UC-03, DG-MTX-03', 'SNB-AD-4', 'RDP brute force', one('any', 'any')],
  ['DG-UC-04, DG-MTX-04', 'SNB-AD-6', 'SSH brute force', one('any', 'any')],
  ['DG-UC-05, DG-MTX-05', 'SNB-AD-7', 'Multiple suspicious executable downloads', one('any', 'public')],
  ['DG-UC-06, DG-MTX-06', 'SNB-AD-8', 'FTP brute force', one('any', 'any')],
  ['DG-UC-07, DG-MTX-07', 'SNB-AD-9', 'Excessive HTTP POST to root', one('private', 'public')],
  ['DG-UC-08, DG-MTX-08', 'SNB-AD-10', 'Data sent to new external location', one('any', 'public')],
  ['DG-UC-09, DG-MTX-09', 'SNB-AD-11', 'Network access from unauthorized device', one('any', 'any')],
  ['DG-UC-10, DG-MTX-10', 'SNB-AD-12', 'HTTP POST from new user agent', one('any', 'any')],
  ['DG-UC-11, DG-MTX-11', 'SNB-AD-13', 'Suspicious redirect leading to file download', one('private', 'public')],
  [
    'DG-UC-12, DG-MTX-12',
    'SNB-AD-14',
    'Lateral movement via SMB',
    { ...one('any', 'any'), server_ip2: 'any', server_ip3: 'any' },
  ],
  ['DG-TA-06, DG-MTX-13', 'apt28', 'APT28', hosts('nvr-cam-demo', 'openwrt-demo', 'win10-1113-demo')],
  [
    'DG-TA-07, DG-MTX-14',
    'black_basta',
    'Black Basta',
    hosts('srv-testapp06-demo', 'srv-dc01-demo', 'srv-vsx10-demo', 'desktop-alice-demo', 'desktop-bob-demo'),
  ],
];

const isScenario = (id: string) => !id.startsWith('SNB');

async function show(id: string) {
  const world = await showForm(isScenario(id) ? threatActor : anomaly);
  if (isScenario(id)) tick('scenario', id);
  else enter('use_case_num', id);
  choose();
  return world;
}

/** Messages when all fields get the same input. */
async function judged(fields: readonly string[], input: string) {
  for (const field of fields) enter(field, input);
  await run();
  return messages();
}

const wrong = (fields: Readonly<Record<string, Mode>>, mode: Mode, message: string) =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, own]) => (own === mode ? [[field, message]] : [])));

describe('the use-case matrix', () => {
  test.each(matrix)('%s: %s, %s', async (_, id, name, fields) => {
    const { calls } = await show(id);
    expect(document.querySelector(`[data-value="${id}"]`)?.closest('label, option')?.textContent).toBe(name);
    const names = Object.keys(fields);
    const others = ['scenario', 'use_case_num', 'appliance'];
    expect(controls().filter((each) => !others.includes(each))).toEqual(names);
    for (const [field, mode] of Object.entries(fields)) {
      expect(control(field).getAttribute('aria-required')).toBe('true');
      // What it accepts stands there before anything is wrong.
      const about = document.getElementById(control(field).getAttribute('aria-describedby') ?? '');
      expect(about?.textContent).toBe(mode === 'any' ? undefined : `A ${mode} address.`);
    }

    const all = (message: string) => Object.fromEntries(names.map((field) => [field, message]));
    expect(await judged(names, '')).toEqual(all(empty));
    expect(document.activeElement).toBe(control(names[0] ?? ''));
    expect(await judged(names, '10.0.0.256')).toEqual(all(malformed));
    const ofPrivate = wrong(fields, 'public', notPublic);
    const ofPublic = wrong(fields, 'private', notPrivate);
    const modes = new Set(Object.values(fields));
    if (modes.has('public')) expect(await judged(names, '192.168.4.5')).toEqual(ofPrivate);
    if (modes.has('private')) expect(await judged(names, '8.8.8.8')).toEqual(ofPublic);
    expect(calls).toHaveLength(0);

    for (const [field, mode] of Object.entries(fields)) enter(field, mode === 'private' ? '10.1.2.3' : '203.0.113.9');
    await run();
    expect(messages()).toEqual({});
    expect(calls).toHaveLength(1);
  });

  test.each(matrix.filter(([, , , fields]) => !Object.values(fields).includes('public')))(
    '%s: %s, %s takes private addresses everywhere',
    async (_, id, __, fields) => {
      const { calls } = await show(id);
      expect(await judged(Object.keys(fields), '172.16.0.9')).toEqual({});
      expect(calls).toHaveLength(1);
    },
  );

  test.each([
    ['DG-AN-01, DG-CONST-22', anomaly, 'option', matrix.slice(0, 12)],
    ['DG-TA-01', threatActor, '[type="radio"]', matrix.slice(12)],
  ])('%s: these are all cases there are', async (_, form, selector, rows) => {
    await showForm(form);
    const offered = [...document.querySelectorAll(selector)].map((each) => each.getAttribute('value'));
    expect(offered).toEqual(rows.map(([, id]) => id));
  });
});
