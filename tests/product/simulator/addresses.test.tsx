import anomaly from '~/generated/console/forms/anomaly';
import { beforeEach, describe, expect, test } from 'vitest';
import { isIpv4, isPrivateIpv4 } from '~/demo/server/handlers/simulation';
import { choose, enter, messages, run, showForm } from '../../harness/product/simulator/form-page';

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

const table: readonly [why: string, inputs: readonly string[], id: string, want: Wanted][] = [
  ['nothing', [''], 'DG-IPB-01', ofNone],
  ['blanks only', [' ', '   ', '\t', '\u00a0'], 'DG-IPB-02', ofNone],
  ['just below 10', ['9.255.255.255'], 'DG-IPB-03', ofPublic],
  ['first of 10', ['10.0.0.0'], 'DG-IPB-04', ofPrivate],
  ['inside 10', ['10.0.0.1'], 'DG-IPB-05', ofPrivate],
  ['last of 10', ['10.255.255.255'], 'DG-IPB-06', ofPrivate],
  ['just above 10', ['11.0.0.0', '11.0.0.1'], 'DG-IPB-07', ofPublic],
  ['not the whole first part', ['1.10.0.1', '100.10.0.1', '110.0.0.1'], 'DG-IPB-08', ofPublic],
  ['just below 172.16', ['172.15.255.255'], 'DG-IPB-09', ofPublic],
  ['first of 172.16', ['172.16.0.0'], 'DG-IPB-10', ofPrivate],
  ['inside 172.16', ['172.20.1.1'], 'DG-IPB-11', ofPrivate],
  ['last of 172.31', ['172.31.255.255'], 'DG-IPB-12', ofPrivate],
  ['just above 172.31', ['172.32.0.0'], 'DG-IPB-13', ofPublic],
  ['leading characters alone', ['172.1.16.1', '172.2.0.1', '172.3.31.1', '172.160.0.1'], 'DG-IPB-14', ofPublic],
  ['first part not 172', ['171.16.0.1', '173.16.0.1'], 'DG-IPB-15', ofPublic],
  ['just below 192.168', ['192.167.255.255'], 'DG-IPB-16', ofPublic],
  ['first of 192.168', ['192.168.0.0'], 'DG-IPB-17', ofPrivate],
  ['last of 192.168', ['192.168.255.255'], 'DG-IPB-18', ofPrivate],
  ['just above 192.168', ['192.169.0.0'], 'DG-IPB-19', ofPublic],
  ['near misses of 192.168', ['192.16.8.1', '191.168.0.1', '193.168.0.1'], 'DG-IPB-20', ofPublic],
  ['plain public', ['8.8.8.8', '203.0.113.10'], 'DG-IPB-21', ofPublic],
  ['in none of the ranges', ['0.0.0.0'], 'DG-IPB-22', ofPublic],
  ['the highest', ['255.255.255.255'], 'DG-IPB-23', ofPublic],
  ['special, in none of the ranges', ['127.0.0.1', '169.254.1.1', '100.64.0.1', '224.0.0.1'], 'DG-IPB-24', ofPublic],
  ['first part over 255', ['256.0.0.1'], 'DG-IPB-25', ofBad],
  ['other parts over 255', ['10.256.0.1', '10.0.256.1', '10.0.0.256'], 'DG-IPB-26', ofBad],
  ['far over 255', ['999.1.1.1', '10.0.0.1000'], 'DG-IPB-27', ofBad],
  ['fewer than four parts', ['10', '10.0', '10.0.0'], 'DG-IPB-28', ofBad],
  ['five parts', ['10.0.0.0.1'], 'DG-IPB-29', ofBad],
  ['an empty part', ['10.0.0.', '.10.0.0.1', '10..0.1'], 'DG-IPB-30', ofBad],
  ['leading zeros', ['010.0.0.1', '10.0.0.01', '10.00.0.1', '192.168.001.001'], 'DG-IPB-31', ofBad],
  ['blanks around, which are cut', [' 10.0.0.1 ', '10.0.0.1\n', '\t10.0.0.1'], 'DG-IPB-32', ofPrivate],
  ['blanks inside', ['10. 0.0.1', '10.0.0 .1', '10 0 0 1'], 'DG-IPB-33', ofBad],
  ['IPv6', ['::1', 'fe80::1', '2001:db8::1', '::ffff:10.0.0.1'], 'DG-IPB-34', ofBad],
  ['more than an address', ['10.0.0.1/24', '10.0.0.1:80', 'http://10.0.0.1'], 'DG-IPB-35', ofBad],
  ['parts are plain digits', ['-1.0.0.1', '+10.0.0.1', '1e1.0.0.1', '0x0a.0.0.1'], 'DG-IPB-36', ofBad],
  ['not dotted digits', ['a.b.c.d', 'localhost', '167772161', '10,0,0,1'], 'DG-IPB-37', ofBad],
  ['digits of other scripts', ['１０.0.0.1', '١٠.0.0.1', '10.0.0.１'], 'DG-IPB-38', ofBad],
];

/** The case and the field that take these addresses. */
const fields = [
  ['SNB-AD-2', 'client_ip'],
  ['SNB-AD-9', 'server_ip1'],
  ['SNB-AD-9', 'client_ip'],
] as const;

describe('the address of a field', () => {
  beforeEach(() => showForm(anomaly));

  test.each(table)(
    'is judged by its form and its range: %s, %j [DG-IP-02, DG-IP-03, %s]',
    async (_, inputs, __, want) => {
      for (const input of inputs) {
        for (const [mode, [id, field]] of fields.entries()) {
          enter('use_case_num', id);
          enter(field, input);
          // No appliance is chosen, so that nothing is ever sent.
          await run();
          expect([input, messages()[field]]).toEqual([input, want[mode]]);
        }
      }
    },
  );
});

test.each(table)('the backend judges an address as the form does: %s, %j [%s]', (_, inputs, __, [any, isPublic]) => {
  for (const input of inputs.map((each) => each.trim())) {
    expect(isIpv4(input)).toBe(any === undefined);
    if (any === undefined) expect(isPrivateIpv4(input)).toBe(isPublic !== undefined);
  }
});

test('what is sent has no blanks around it [DG-IPB-32]', async () => {
  const { calls } = await showForm(anomaly);
  choose();
  enter('client_ip', ' 10.0.0.1\n');
  enter('server_ip1', '\u00a08.8.8.8 ');
  await run();
  expect(calls[0]?.body).toMatchObject({ client_ip: '10.0.0.1', server_ip1: '8.8.8.8' });
});
