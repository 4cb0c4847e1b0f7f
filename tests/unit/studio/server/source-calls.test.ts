import { describe, expect, test } from 'vitest';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';
import { sourceCallsOf } from '~/studio/server/source-calls';

const { project } = shippedCompiler.check(shipped);

describe('the calls of a file', () => {
  test('have the names of its sources and every failure that the contract declares, and 500', () => {
    const [call] = sourceCallsOf(project, 'descriptors/drawers/url.json');
    expect(call).toMatchObject({ operation: 'urlQuery', names: ['url'] });
    expect(call?.failures).toContain('500');
  });

  test('have error numbers where the contract declares some', () => {
    const numbers = project.descriptors.flatMap(({ file }) =>
      sourceCallsOf(project, file.path).flatMap(({ operation, failures }) =>
        [...(project.contract.operations.get(operation)?.errorNumbers ?? [])].flatMap(([status, all]) =>
          all.map((number) => failures.includes(`${status}-${number}`)),
        ),
      ),
    );
    expect(new Set(numbers)).toEqual(new Set([true]));
  });

  test('are none in a file without sources', () => {
    expect(sourceCallsOf(project, 'descriptors/vocabulary.json')).toEqual([]);
  });
});
