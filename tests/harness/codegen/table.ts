import { expect, test } from 'vitest';
import type { Contract } from '~/codegen/1-parse/openapi/contract';
import type { Rule } from '~/codegen/1-parse/project';
import { check, type Given } from '../../fixtures/codegen/project';

/** One row of a table: descriptors with their wrong places marked by ▶, and what is said there, in order. */
export type Row = readonly [title: string, { readonly given: Given; readonly want: readonly string[] }];

/** Tests a rule by a table: it says what is wanted, at the marked places and nowhere else. */
export function table(rule: Rule, rows: readonly Row[], contract?: Contract): void {
  test.each(rows)('%s', (_, { given, want }) => {
    const { codes, found, positions } = check(rule, given, contract);
    expect(codes).toEqual(want);
    expect(found).toEqual(positions);
  });
}
