import { expect, test } from 'vitest';
import { readAudit } from '~/tools/advisories';

const vulnerability = (severity: string) => ({ severity, range: '<2.0.0' });

test.each<[string, string, object]>([
  [
    'grave advisories are named, others are counted, and those for packages of commands alone are left out',
    `npm warn something\n${JSON.stringify({
      vulnerabilities: {
        a: vulnerability('critical'),
        b: vulnerability('high'),
        c: vulnerability('low'),
        d: vulnerability('high'),
      },
      metadata: { vulnerabilities: { low: 1, high: 2, critical: 1, total: 4 } },
    })}`,
    {
      line: '3 advisories for what the console ships, 2 of them grave',
      grave: ['a <2.0.0: critical', 'b <2.0.0: high'],
    },
  ],
  [
    'no advisory is good',
    JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }),
    { line: '0 advisories for what the console ships, 0 of them grave', grave: [] },
  ],
  [
    'a registry without advisories says nothing about them',
    JSON.stringify({ message: '405 Method Not Allowed' }),
    { line: 'The registry publishes no advisories here.', grave: [] },
  ],
  [
    'a registry that cannot be reached says nothing about them',
    'npm error network',
    { line: 'The registry publishes no advisories here.', grave: [] },
  ],
])('%s', (_, output, want) => {
  expect(readAudit(output, new Set(['a', 'b', 'c']))).toEqual(want);
});
