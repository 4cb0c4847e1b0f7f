import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { methods } from '../../codegen/1-parse/openapi/contract';
import { filesOf } from './documents';

const modules = filesOf('.ts', '.tsx', '.js').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const shipped = modules.filter(({ path }) => !path.startsWith('tests/'));
const reader = 'codegen/1-parse/openapi';

/** Paths of the modules whose text matches. */
function pathsOf(some: typeof modules, pattern: RegExp): readonly string[] {
  return some.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

describe('the contract has one reader', () => {
  test('one module parses YAML', () => {
    expect(pathsOf(shipped, /\b(from|import)\b[ (]*'(js-)?yaml'/)).toEqual([`${reader}/yaml-text.ts`]);
  });

  test('one module lists the methods of operations, as a list or as a type', () => {
    const list = new RegExp(`('(${methods.join('|')})'[\\s,|]*){2,}`);
    expect(pathsOf(modules, list)).toEqual([`${reader}/contract.ts`]);
  });

  test.each(['operationId', 'x-safe', 'x-root', 'x-root-open', 'x-own-origin', 'x-error-numbers'])(
    'one module reads %s',
    (name) => {
      expect(pathsOf(shipped, new RegExp(`'${name}'|\\.${name}\\b`))).toEqual([`${reader}/operation-reader.ts`]);
    },
  );
});
