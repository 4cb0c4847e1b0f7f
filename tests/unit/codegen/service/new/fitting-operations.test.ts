import { expect, test } from 'vitest';
import { fittingOperations } from '~/codegen/service/new/fitting-operations';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

test('an operation says which descriptors call it already, in words', () => {
  const operations = fittingOperations(shippedCompiler.check(shipped).project, 'screen');
  const usersOf = (wanted: string) => operations.find(({ id }) => id === wanted)?.usedBy;
  expect(usersOf('auditList')).toEqual(['screen Audit log']);
  expect(usersOf('alertList')).toContain('screen Dashboard');
  expect(operations.some(({ usedBy }) => usedBy.length === 0)).toBe(true);
});
