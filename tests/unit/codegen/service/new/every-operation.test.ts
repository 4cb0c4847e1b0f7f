import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import type { Type } from '~/codegen/language/type';
import { alternatives, withoutNull } from '~/codegen/language/type-relations';
import { fittingOperations } from '~/codegen/service/new/fitting-operations';
import type { NewKind } from '~/codegen/service/new/makers';
import type { NewDescriptor } from '~/codegen/service/new/new-descriptor';
import { listedValuesOf } from '~/codegen/service/new/scale';
import { made, withFiles } from '~/tests/harness/codegen/made';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const { project } = shippedCompiler.check(shipped);
const operations = [...project.contract.operations.values()].filter(({ unsupported }) => unsupported.length === 0);

const is = (type: Type, what: Type['is']) => alternatives(withoutNull(type)).some((one) => one.is === what);
const membersOf = (type: Type) =>
  alternatives(withoutNull(type)).flatMap((one) => (one.is === 'object' ? [...one.members.values()] : []));
const isListOfObjects = (type: Type): boolean =>
  alternatives(withoutNull(type)).some((one) => one.is === 'list' && is(one.item, 'object'));
const scalars = ['string', 'number', 'boolean'] as const;

const canFillIn = (body: Type | undefined): boolean =>
  body !== undefined && membersOf(body).some(({ type }) => scalars.some((one) => is(type, one)));

/** The operations that a kind can be made of: all with such an answer or body. */
const fitting: Readonly<Record<NewKind, (operation: Operation) => boolean>> = {
  drawer: ({ safe, answer }) => safe && (membersOf(answer).length > 0 || isListOfObjects(answer)),
  screen: ({ safe, answer }) =>
    safe && (isListOfObjects(answer) || membersOf(answer).some(({ type }) => isListOfObjects(type))),
  form: ({ body }) => canFillIn(body),
  dialog: ({ safe, body }) => !safe || canFillIn(body),
  scale: (operation) => listedValuesOf(operation).length > 0,
};

const name = 'made-here';
const config = await resolveConfig(`descriptors/drawers/${name}.json`);

/** What the compiler says about a project with new files, without what only people can do: translate, and use it. */
async function diagnosticsWith(wanted: NewDescriptor): Promise<readonly string[]> {
  const files = await made(wanted);
  for (const { file, text } of files) {
    expect(await format(text, { ...config, filepath: file, parser: 'json' }), file).toBe(text);
  }
  const isUnused = wanted.kind === 'form' || wanted.kind === 'scale';
  const allowed = ['message/missing', ...(isUnused ? ['file/unused'] : [])];
  return shippedCompiler
    .check(withFiles(files))
    .diagnostics.filter(({ code }) => !allowed.includes(code))
    .map(({ file, pointer, message }) => `${file}#${pointer} ${message}`);
}

/** Each is a compilation of the whole project. */
describe('of every operation, compiled without an error or a warning', { timeout: 30_000 }, () => {
  for (const kind of ['drawer', 'screen', 'dialog', 'form'] as const) {
    const ids = operations.filter(fitting[kind]).map(({ id }) => id);
    test(`${kind}s fit the operations with such answers and bodies`, () => {
      expect(fittingOperations(project, kind).map(({ id }) => id)).toEqual(ids.toSorted());
      expect(ids.length).toBeGreaterThan(10);
    });
    test.each(ids)(`a ${kind} of %s`, async (operation) => {
      expect(await diagnosticsWith({ kind, name, operation })).toEqual([]);
    });
  }
  test.each(operations.flatMap((one) => listedValuesOf(one).map(({ path }) => [path, one.id] as const)))(
    'a scale of %s of %s',
    async (property, operation) => {
      expect(await diagnosticsWith({ kind: 'scale', name, operation, property })).toEqual([]);
    },
  );
});
