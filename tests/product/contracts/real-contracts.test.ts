import { describe, expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { documentTexts, readContract } from '~/codegen/1-parse/openapi/read-contract';
import { emitContract } from '~/codegen/4-emit/contract-types/emit-contract';
import type { Diagnostic } from '~/codegen/language/model';
import { fittingOperations } from '~/codegen/service/new/fitting-operations';
import { newDescriptor } from '~/codegen/service/new/new-descriptor';
import { realContracts, sourceOf } from '~/tests/harness/codegen/real-contracts';
import { sourcesOf } from '~/tests/fixtures/codegen/project';
import { typeErrors } from '~/tests/harness/codegen/type-errors';

const compiler = createCompiler();
const contracts = realContracts.map((contract) => [contract.name, sourceOf(contract)] as const);

/** Properties that published schemas require by another name than they have. */
const mistakes: Readonly<Record<string, readonly string[]>> = {
  Figma: ['variableMode', 'links_created'],
};

const kinds = ['drawer', 'screen', 'dialog', 'form'] as const;

const linesOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .filter(({ code }) => code !== 'message/missing' && code !== 'file/unused')
    .map(({ file, line, message }) => `${file}:${line} ${message}`);

describe.each(contracts)('the contract %s', (name, [path, bytes]) => {
  const { contract, diagnostics } = readContract(documentTexts(new Map([[path, bytes]])));
  const sources = new Map(sourcesOf({})).set(path, bytes);

  test('is read without an error, and each mistake in it is a warning', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(diagnostics.map(({ message }) => /"(.*?)"/.exec(message)?.[1])).toEqual(mistakes[name] ?? []);
  });

  test('gives a drawer, a screen, a dialog and a form of its operations that compile without a warning', async () => {
    const { project, diagnostics: before } = compiler.check(sources);
    const found: string[] = [];
    for (const kind of kinds) {
      const [operation] = fittingOperations(project, kind).filter(({ id }) => contract.operations.has(id));
      if (!operation) continue;
      const made = await newDescriptor(sources, compiler, { kind, name: 'made-here', operation: operation.id });
      if ('problem' in made) throw new Error(`${kind} of ${operation.id}: ${made.problem}`);
      const files = made.files.map(({ file, text }) => [file, new TextEncoder().encode(text)] as const);
      found.push(...linesOf(compiler.check(new Map([...sources, ...files])).diagnostics));
    }
    expect(found.filter((line) => !linesOf(before).includes(line))).toEqual([]);
  });
});

test('the types of all published contracts pass the type check', { timeout: 120_000 }, async () => {
  const files = new Map<string, string>();
  for (const [index, [, [path, bytes]]] of contracts.entries()) {
    const emitted = await emitContract(readContract(documentTexts(new Map([[path, bytes]]))));
    for (const [file, text] of Object.entries(emitted)) files.set(file.replace('src/', `src/${index}/`), text);
  }
  expect(files.size).toBeGreaterThan(contracts.length);
  expect(typeErrors(files)).toEqual([]);
});
