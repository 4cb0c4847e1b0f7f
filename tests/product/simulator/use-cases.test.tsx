import { describe, expect, test } from 'vitest';
import anomaly from '~/generated/console/forms/anomaly';
import threatActor from '~/generated/console/forms/threat-actor';
import {
  choose,
  control,
  controls,
  enter,
  messages,
  run,
  showForm,
  tick,
} from '../../harness/product/simulator/form-page';

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
const matrix: readonly [id: string, name: string, rows: string, fields: Readonly<Record<string, Mode>>][] = [
  ['SNB-AD-2', 'Kerberos password brute force', 'DG-UC-01, DG-MTX-01', one('any', 'any')],
  ['SNB-AD-3', 'Kerberos username brute force', 'DG-UC-02, DG-MTX-02', one('any', 'any')],
  ['SNB-AD-4', 'RDP brute force', 'DG-UC-03, DG-MTX-03', one('any', 'any')],
  ['SNB-AD-6', 'SSH brute force', 'DG-UC-04, DG-MTX-04', one('any', 'any')],
  ['SNB-AD-7', 'Multiple suspicious executable downloads', 'DG-UC-05, DG-MTX-05', one('any', 'public')],
  ['SNB-AD-8', 'FTP brute force', 'DG-UC-06, DG-MTX-06', one('any', 'any')],
  ['SNB-AD-9', 'Excessive HTTP POST to root', 'DG-UC-07, DG-MTX-07', one('private', 'public')],
  ['SNB-AD-10', 'Data sent to new external location', 'DG-UC-08, DG-MTX-08', one('any', 'public')],
  ['SNB-AD-11', 'Network access from unauthorized device', 'DG-UC-09, DG-MTX-09', one('any', 'any')],
  ['SNB-AD-12', 'HTTP POST from new user agent', 'DG-UC-10, DG-MTX-10', one('any', 'any')],
  ['SNB-AD-13', 'Suspicious redirect leading to file download', 'DG-UC-11, DG-MTX-11', one('private', 'public')],
  [
    'SNB-AD-14',
    'Lateral movement via SMB',
    'DG-UC-12, DG-MTX-12',
    { ...one('any', 'any'), server_ip2: 'any', server_ip3: 'any' },
  ],
  ['apt28', 'APT28', 'DG-TA-06, DG-MTX-13', hosts('nvr-cam-demo', 'openwrt-demo', 'win10-1113-demo')],
  [
    'black_basta',
    'Black Basta',
    'DG-TA-07, DG-MTX-14',
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
async function validate(fields: readonly string[], input: string) {
  for (const field of fields) enter(field, input);
  await run();
  return messages();
}

const wrong = (fields: Readonly<Record<string, Mode>>, mode: Mode, message: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, fieldMode]) => (fieldMode === mode ? [[field, message]] : [])),
  );

describe('the use-case matrix', () => {
  test.each(matrix)(
    '%s, %s, has these required fields and judges their addresses [%s]',
    async (id, name, _, fields) => {
      const { calls } = await show(id);
      expect(document.querySelector(`[data-value="${id}"]`)?.closest('label, option')?.textContent).toBe(name);
      const names = Object.keys(fields);
      const others = ['scenario', 'use_case_num', 'appliance'];
      expect(controls().filter((each) => !others.includes(each))).toEqual(names);
      for (const [field, mode] of Object.entries(fields)) {
        expect(control(field).getAttribute('aria-required')).toBe('true');
        // What it accepts is there before anything is wrong.
        const about = document.getElementById(control(field).getAttribute('aria-describedby') ?? '');
        expect(about?.textContent).toBe(mode === 'any' ? undefined : `A ${mode} address.`);
      }

      const all = (message: string) => Object.fromEntries(names.map((field) => [field, message]));
      expect(await validate(names, '')).toEqual(all(empty));
      expect(document.activeElement).toBe(control(names[0] ?? ''));
      expect(await validate(names, '10.0.0.256')).toEqual(all(malformed));
      const ofPrivate = wrong(fields, 'public', notPublic);
      const ofPublic = wrong(fields, 'private', notPrivate);
      const modes = new Set(Object.values(fields));
      if (modes.has('public')) expect(await validate(names, '192.168.4.5')).toEqual(ofPrivate);
      if (modes.has('private')) expect(await validate(names, '8.8.8.8')).toEqual(ofPublic);
      expect(calls).toHaveLength(0);

      for (const [field, mode] of Object.entries(fields)) enter(field, mode === 'private' ? '10.1.2.3' : '203.0.113.9');
      await run();
      expect(messages()).toEqual({});
      expect(calls).toHaveLength(1);
    },
  );

  test.each(matrix.filter(([, , , fields]) => !Object.values(fields).includes('public')))(
    '%s, %s, takes private addresses everywhere [%s]',
    async (id, _, __, fields) => {
      const { calls } = await show(id);
      expect(await validate(Object.keys(fields), '172.16.0.9')).toEqual({});
      expect(calls).toHaveLength(1);
    },
  );

  test.each([
    { name: 'anomaly', ids: 'DG-AN-01, DG-CONST-22', form: anomaly, selector: 'option', rows: matrix.slice(0, 12) },
    { name: 'threat actor', ids: 'DG-TA-01', form: threatActor, selector: '[type="radio"]', rows: matrix.slice(12) },
  ])('the $name form offers exactly these cases [$ids]', async ({ form, selector, rows }) => {
    await showForm(form);
    const offered = [...document.querySelectorAll(selector)].map((each) => each.getAttribute('value'));
    expect(offered).toEqual(rows.map(([id]) => id));
  });
});
