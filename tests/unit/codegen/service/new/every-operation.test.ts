import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import type { Checked, Compiler } from '~/codegen/compile';
import type { Sources } from '~/codegen/language/model';
import type { Type } from '~/codegen/language/type';
import { alternatives, withoutNull } from '~/codegen/language/type-relations';
import { fittingOperations } from '~/codegen/service/new/fitting-operations';
import type { NewKind } from '~/codegen/service/new/makers';
import { newDescriptor, type NewDescriptor } from '~/codegen/service/new/new-descriptor';
import { listedValuesOf } from '~/codegen/service/new/scale';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const before = shippedCompiler.check(shipped);
const { project } = before;
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

const kinds = ['drawer', 'screen', 'dialog', 'form'] as const;
const idsOf = (kind: (typeof kinds)[number]) => operations.filter(fitting[kind]).map(({ id }) => id);
const scales = operations.flatMap((one) => listedValuesOf(one).map(({ path }) => [path, one.id] as const));

/** A compiler that has checked what ships, and the sources that it checked last with what it found in them. */
function recordingCompiler() {
  const last: { sources: Sources; checked: Checked } = { sources: shipped, checked: before };
  const compiler: Compiler = {
    ...shippedCompiler,
    check: (sources) => {
      const checked = sources === shipped ? before : shippedCompiler.check(sources);
      Object.assign(last, { sources, checked });
      return checked;
    },
  };
  return { compiler, last };
}

/** What the compiler says about a project with new files, without what only people can do: translate, and use it. */
async function diagnosticsWith(wanted: NewDescriptor): Promise<readonly string[]> {
  const { compiler, last } = recordingCompiler();
  const found = await newDescriptor(shipped, compiler, wanted);
  if ('problem' in found) return [found.problem];
  for (const { file, text } of found.files) {
    expect(await format(text, { ...config, filepath: file, parser: 'json' }), file).toBe(text);
    expect(new TextDecoder().decode(last.sources.get(file)), file).toBe(text);
  }
  const isUnused = wanted.kind === 'form' || wanted.kind === 'scale';
  const allowed = ['message/missing', ...(isUnused ? ['file/unused'] : [])];
  return last.checked.diagnostics
    .filter(({ code }) => !allowed.includes(code))
    .map(({ file, pointer, message }) => `${file}#${pointer} ${message}`);
}

/** Each is a compilation of the whole project. */
describe('of every operation, compiled without an error or a warning', { timeout: 30_000 }, () => {
  test.each(kinds)('%s: it fits the operations with such answers and bodies', (kind) => {
    expect(fittingOperations(project, kind).map(({ id }) => id)).toEqual(idsOf(kind).toSorted());
    expect(idsOf(kind).length).toBeGreaterThan(10);
  });
  test.each([
    ...kinds.flatMap((kind) => idsOf(kind).map((operation) => [kind, operation, { kind, name, operation }] as const)),
    ...scales.map(
      ([property, operation]) =>
        ['scale', `${property} of ${operation}`, { kind: 'scale', name, operation, property }] as const,
    ),
  ])('a %s of %s', async (_kind, _source, wanted) => {
    expect(await diagnosticsWith(wanted)).toEqual([]);
  });
});
