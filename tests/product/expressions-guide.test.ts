import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageFunctions, type LanguageFunction, type Parameter } from '../../codegen/language/functions';
import { macros } from '../../codegen/2-analyze/expression/syntax';
import type { Type } from '../../codegen/language/type';
import { functions } from '~/descriptor/functions';
import { edited, shipped, shippedCompiler } from '../harness/codegen/shipped-sources';

const guide = readFileSync('docs/expressions.md', 'utf8');
const section = (title: string) => guide.split(/^## /m).find((text) => text.startsWith(title)) ?? '';
/** The cells of every table row below a heading, without its backticks. */
const rowsOf = (title: string) =>
  [...section(title).matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) =>
    row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('`', '')),
  );

/** The diagnostics of the shipped descriptors with an expression as the condition of a field of the drawer of a URL. */
function diagnosticsOf(expression: string) {
  const sources = edited(shipped, 'descriptors/drawers/url.json', (text) =>
    text.replace(
      '"label": "Object name" }',
      () => `"label": "Object name", "visibleWhen": ${JSON.stringify(expression)} }`,
    ),
  );
  return shippedCompiler.compile(sources).diagnostics;
}

const slow = { timeout: 60_000 };

describe('the page about expressions', () => {
  test('shows good examples that the compiler accepts', slow, () => {
    const [, , ...rows] = rowsOf('Good examples');
    expect(rows.length).toBeGreaterThan(5);
    for (const [expression = ''] of rows) expect([expression, diagnosticsOf(expression)]).toEqual([expression, []]);
  });

  test('prints what the compiler says of each bad example', slow, () => {
    const [, printed = ''] = /```text\n([^]*?)```/.exec(section('Bad examples')) ?? [];
    const blocks = printed.trim().split('\n\n');
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) {
      const [expression = ''] = block.split('\n');
      const lines = diagnosticsOf(expression).map(({ code, message, hint }) =>
        [expression, `  ${code}  ${message}`, ...(hint === undefined ? [] : [`  ${hint}`])].join('\n'),
      );
      expect(lines).toEqual([block]);
    }
  });

  test('has the signature and the result of every function, in the words of the compiler', () => {
    const rows = rowsOf('Functions').flatMap(([cell = '', result = '']) =>
      cell.includes('(') ? [[cell, result]] : [],
    );
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(
        Object.entries<LanguageFunction>(languageFunctions).map(([name, found]) => [
          signatureOf(name, found),
          found.doc.replaceAll('`', ''),
        ]),
      ),
    );
  });

  test('names every macro', () => {
    const code = new Set(section('The subset of CEL').match(/\w+/g));
    expect(['has', ...macros].filter((name) => !code.has(name))).toEqual([]);
  });

  test('has the results of the three-valued operators', () => {
    const rows = rowsOf('Three values').filter(([first = '']) => /^(true|false|undecided)$/.test(first));
    expect(rows).toHaveLength(9);
    for (const [left = '', right = '', ...results] of rows) {
      const [a, b] = [value(left), value(right)];
      const { not, and, or, eq, ne } = functions;
      const values = [not(a), and(a, b), or(a, b), eq(a, b), ne(a, b)];
      expect([left, right, ...values.map(String)]).toEqual([
        left,
        right,
        ...results.map((result) => String(value(result))),
      ]);
    }
  });
});

function value(word: string): boolean | undefined {
  return word === 'undecided' ? undefined : word === 'true';
}

const words = {
  string: 'text',
  file: 'file',
  number: 'number',
  boolean: 'boolean',
  any: 'any',
  null: 'null',
  object: 'object',
};

function describeType(type: Type): string {
  if (type.is === 'union') return type.of.map(describeType).join(' or ');
  if (type.is !== 'list') return words[type.is];
  return type.item.is === 'any' ? 'list' : `list of ${describeType(type.item)}`;
}

function resultOf({ result, parameters: [first] }: LanguageFunction): string {
  if (result === 'arguments') return 'type of either';
  return result === 'first' ? `type of ${first?.name ?? ''}` : describeType(result);
}

function signatureOf(name: string, found: LanguageFunction): string {
  const [receiver, ...rest] = found.parameters;
  const written = found.method ? rest : found.parameters;
  const parameters = written.map((one: Parameter) =>
    'type' in one ? `${one.name}: ${describeType(one.type)}` : one.name,
  );
  return `${found.method ? `${receiver?.name ?? ''}.` : ''}${name}(${parameters.join(', ')}): ${resultOf(found)}`;
}
