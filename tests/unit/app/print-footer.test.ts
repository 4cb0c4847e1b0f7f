import { expect, test } from 'vitest';
import { footerStyles } from '~/app/print/page-footer';
import { isPrintAddress, withoutPrint } from '~/state/print-address';

const facts = {
  ...{ address: 'https://console.example/#/dashboard?from=1&to=2', user: 'ada.lindholm', zone: 'Europe/Berlin' },
  ...{ time: Date.UTC(2026, 10, 21, 8), isWide: false },
};

test('the footer tells address, user, time and zone', () => {
  const styles = footerStyles(facts);
  expect(styles).toContain('"https://console.example/#/dashboard?from=1&to=2"');
  expect(styles).toContain('"ada.lindholm · 2026-11-21 09:00:00 UTC+01:00 · Europe/Berlin"');
  expect(styles).not.toContain('landscape');
  expect(footerStyles({ ...facts, isWide: true })).toContain('size: landscape;');
});

test('no text of an address ends the string of the style sheet', () => {
  const styles = footerStyles({ ...facts, address: '/#/x?q=";} body { display: none } \\', user: 'a\n\u202eb' });
  expect(styles).toContain('"/#/x?q=\\";} body { display: none } \\\\"');
  expect(styles).toContain('"a  b · ');
});

test.each([
  ['/dashboard?from=1&to=2&print=1', true, '/dashboard?from=1&to=2'],
  ['/workbench?print=1&severity=high', true, '/workbench?severity=high'],
  ['/workbench?print=1', true, '/workbench'],
  ['/workbench?print=12', false, '/workbench?print=12'],
  ['/workbench?q=print=1', false, '/workbench?q=print=1'],
])('%s', (path, isPrinted, without) => {
  expect(isPrintAddress(path)).toBe(isPrinted);
  expect(withoutPrint(path)).toBe(without);
});
