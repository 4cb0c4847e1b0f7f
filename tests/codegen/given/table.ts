import { expect, test } from 'vitest';
import type { Contract } from '../../../codegen/openapi/contract';
import type { Rule } from '../../../codegen/project';
import { judge, type Given } from './project';

/** One row of a table: descriptors with their wrong places marked by ▶, and what is said there, in order. */
export type Row = readonly [title: string, { readonly given: Given; readonly want: readonly string[] }];

/** Tests a rule by a table: it says what is wanted, at the marked places and nowhere else. */
export function table(rule: Rule, rows: readonly Row[], contract?: Contract): void {
  test.each(rows)('%s', (_, { given, want }) => {
    const { codes, found, places } = judge(rule, given, contract);
    expect(codes).toEqual(want);
    expect(found).toEqual(places);
  });
}
