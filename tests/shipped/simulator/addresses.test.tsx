import { beforeEach, describe, expect, test } from 'vitest';
import { isIpv4, isPrivateIpv4 } from '../../../demo/addresses';
import anomaly from '../../../src/generated/forms/anomaly';
import { choose, enter, messages, run, showForm } from './form-page';

const empty = 'Enter an IP address.';
const malformed = 'Enter a valid IPv4 address.';
const notPublic = 'Enter a public IP address.';
const notPrivate = 'Enter a private IP address.';

/** What a field says that takes every address, one that takes public ones, and one that takes private ones. */
type Wanted = readonly [any: string | undefined, isPublic: string | undefined, isPrivate: string | undefined];
const ofNone: Wanted = [empty, empty, empty];
const ofBad: Wanted = [malformed, malformed, malformed];
const ofPublic: Wanted = [undefined, undefined, notPrivate];
const ofPrivate: Wanted = [undefined, notPublic, undefined];

const table: readonly [row: string, inputs: readonly string[], want: Wanted, why: string][] = [
  ['DG-IPB-01', [''], ofNone, 'nothing'],
  ['DG-IPB-02', [' ', '   ', '\t', '\u00a0'], ofNone, 'blanks only'],
  ['DG-IPB-03', ['9.255.255.255'], ofPublic, 'just below 10'],
  ['DG-IPB-04', ['10.0.0.0'], ofPrivate, 'first of 10'],
  ['DG-IPB-05', ['10.0.0.1'], ofPrivate, 'inside 10'],
  ['DG-IPB-06', ['10.255.255.255'], ofPrivate, 'last of 10'],
  ['DG-IPB-07', ['11.0.0.0', '11.0.0.1'], ofPublic, 'just above 10'],
  ['DG-IPB-08', ['1.10.0.1', '100.10.0.1', '110.0.0.1'], ofPublic, 'not the whole first part'],
  ['DG-IPB-09', ['172.15.255.255'], ofPublic, 'just below 172.16'],
  ['DG-IPB-10', ['172.16.0.0'], ofPrivate, 'first of 172.16'],
  ['DG-IPB-11', ['172.20.1.1'], ofPrivate, 'inside 172.16'],
  ['DG-IPB-12', ['172.31.255.255'], ofPrivate, 'last of 172.31'],
  ['DG-IPB-13', ['172.32.0.0'], ofPublic, 'just above 172.31'],
  ['DG-IPB-14', ['172.1.16.1', '172.2.0.1', '172.3.31.1', '172.160.0.1'], ofPublic, 'leading characters alone'],
  ['DG-IPB-15', ['171.16.0.1', '173.16.0.1'], ofPublic, 'first part not 172'],
  ['DG-IPB-16', ['192.167.255.255'], ofPublic, 'just below 192.168'],
  ['DG-IPB-17', ['192.168.0.0'], ofPrivate, 'first of 192.168'],
  ['DG-IPB-18', ['192.168.255.255'], ofPrivate, 'last of 192.168'],
  ['DG-IPB-19', ['192.169.0.0'], ofPublic, 'just above 192.168'],
  ['DG-IPB-20', ['192.16.8.1', '191.168.0.1', '193.168.0.1'], ofPublic, 'near misses of 192.168'],
  ['DG-IPB-21', ['8.8.8.8', '203.0.113.10'], ofPublic, 'plain public'],
  ['DG-IPB-22', ['0.0.0.0'], ofPublic, 'in none of the ranges'],
  ['DG-IPB-23', ['255.255.255.255'], ofPublic, 'the highest'],
  ['DG-IPB-24', ['127.0.0.1', '169.254.1.1', '100.64.0.1', '224.0.0.1'], ofPublic, 'special, in none of the ranges'],
  ['DG-IPB-25', ['256.0.0.1'], ofBad, 'first part over 255'],
  ['DG-IPB-26', ['10.256.0.1', '10.0.256.1', '10.0.0.256'], ofBad, 'other parts over 255'],
  ['DG-IPB-27', ['999.1.1.1', '10.0.0.1000'], ofBad, 'far over 255'],
  ['DG-IPB-28', ['10', '10.0', '10.0.0'], ofBad, 'fewer than four parts'],
  ['DG-IPB-29', ['10.0.0.0.1'], ofBad, 'five parts'],
  ['DG-IPB-30', ['10.0.0.', '.10.0.0.1', '10..0.1'], ofBad, 'an empty part'],
  ['DG-IPB-31', ['010.0.0.1', '10.0.0.01', '10.00.0.1', '192.168.001.001'], ofBad, 'leading zeros'],
  ['DG-IPB-32', [' 10.0.0.1 ', '10.0.0.1\n', '\t10.0.0.1'], ofPrivate, 'blanks around, which are cut'],
  ['DG-IPB-33', ['10. 0.0.1', '10.0.0 .1', '10 0 0 1'], ofBad, 'blanks inside'],
  ['DG-IPB-34', ['::1', 'fe80::1', '2001:db8::1', '::ffff:10.0.0.1'], ofBad, 'IPv6'],
  ['DG-IPB-35', ['10.0.0.1/24', '10.0.0.1:80', 'http://10.0.0.1'], ofBad, 'more than an address'],
  ['DG-IPB-36', ['-1.0.0.1', '+10.0.0.1', '1e1.0.0.1', '0x0a.0.0.1'], ofBad, 'parts are plain digits'],
  ['DG-IPB-37', ['a.b.c.d', 'localhost', '167772161', '10,0,0,1'], ofBad, 'not dotted digits'],
  ['DG-IPB-38', ['１０.0.0.1', '١٠.0.0.1', '10.0.0.１'], ofBad, 'digits of other scripts'],
];

/** The case and the field that take these addresses. */
const places = [
  ['SNB-AD-2', 'client_ip'],
  ['SNB-AD-9', 'server_ip1'],
  ['SNB-AD-9', 'client_ip'],
] as const;

describe('the address of a field', () => {
  beforeEach(() => showForm(anomaly));

  test.each(table)('DG-IP-02, DG-IP-03, %s: %j', async (_, inputs, want) => {
    for (const input of inputs) {
      for (const [mode, [id, field]] of places.entries()) {
        enter('use_case_num', id);
        enter(field, input);
        // No appliance is chosen, so that nothing is ever sent.
        await run();
        expect([input, messages()[field]]).toEqual([input, want[mode]]);
      }
    }
  });
});

test.each(table)('%s: the backend judges %j the same way', (_, inputs, [any, isPublic]) => {
  for (const input of inputs.map((each) => each.trim())) {
    expect(isIpv4(input)).toBe(any === undefined);
    if (any === undefined) expect(isPrivateIpv4(input)).toBe(isPublic !== undefined);
  }
});

test('DG-IPB-32: what is sent has no blanks around it', async () => {
  const { calls } = await showForm(anomaly);
  choose();
  enter('client_ip', ' 10.0.0.1\n');
  enter('server_ip1', '\u00a08.8.8.8 ');
  await run();
  expect(calls[0]?.body).toMatchObject({ client_ip: '10.0.0.1', server_ip1: '8.8.8.8' });
});
