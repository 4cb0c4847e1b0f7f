import { expect, test } from 'vitest';
import { emitTypes } from '~/codegen/4-emit/types';
import { typeScriptOf } from '~/codegen/4-emit/type-script-of';
import { drawerInputType } from '~/codegen/language/drawer-input';
import { languageFunctions } from '~/codegen/language/functions';
import { listOf, objectOf, number, string } from '~/codegen/language/types';

test('a type of the language is written as TypeScript', () => {
  const type = objectOf({ id: string, 'edge-ids?': listOf({ is: 'union', of: [string, number] }) });
  expect(typeScriptOf(type)).toBe(
    "{\n  readonly id: string;\n  readonly 'edge-ids'?: ReadonlyArray<string | number>;\n}",
  );
});

test('compiled code knows every function of the language and every member of a drawer input', () => {
  const text = [...emitTypes()].map((file) => file.text).join('');
  for (const name of Object.keys(languageFunctions)) expect(text).toMatch(new RegExp(`^  ${name}\\(.*\\): .*;$`, 'm'));
  expect(text).toContain(`export type DrawerInput = ${typeScriptOf(drawerInputType())} & `);
  expect(text).toContain('  flag(scope: Scope, name: string): boolean | undefined;');
  expect(text).toContain('  orElse(value: unknown, other: unknown): unknown;');
});
