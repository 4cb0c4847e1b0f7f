import { expect, test } from 'vitest';
import { createCompiler, type Compiler } from '~/codegen/compile';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { readSources } from '~/codegen/host/read-sources';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';
import type { Sources } from '~/codegen/language/model';
import { occurrencesByKey } from '~/codegen/service/occurrences';
import { ownerOf } from '~/codegen/service/symbols';
import { Descriptors } from '~/studio/server/descriptors';
import { targetOf } from '~/studio/server/target';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const visible: readonly string[] = ['drawer', 'dialog', 'screen', 'panel', 'extension'];

/** The files of descriptors, each with that of something visible that names it. */
function usesIn(compiler: Compiler, sources: Sources): readonly (readonly [file: string, user: string])[] {
  const { project } = compiler.check(sources);
  const fileOf = new Map(project.descriptors.map((descriptor) => [ownerOf(descriptor), descriptor.file.path]));
  const named = [...occurrencesByKey(project).values()].flatMap((occurrences) => {
    const declared = occurrences.find(({ isDeclaration, range }) => isDeclaration && range.length === 0);
    const users = occurrences.flatMap(({ descriptor, isDeclaration }) => (isDeclaration ? [] : descriptor));
    if (!declared) return [];
    return users.filter(({ kind }) => visible.includes(kind)).map((user) => [declared.descriptor, user] as const);
  });
  return named.map(([one, user]) => [fileOf.get(ownerOf(one)) ?? '', user.file.path] as const);
}

const fleet = await readProjectFolder('examples/fleet');

test.each([
  ['the shipped console', shippedCompiler, shipped],
  ['the fleet', createCompiler(new KindTable(kinds, fleet.layout)), readSources(fleet.root, fleet.layout).sources],
])('whatever something visible of %s uses has a preview', (_, compiler, sources) => {
  const descriptors = new Descriptors(compiler.kinds, sources);
  const uses = usesIn(compiler, sources).filter(([file, user]) => file !== user);
  expect(uses).not.toEqual([]);
  const without = uses.filter(([file, user]) => targetOf(descriptors, user) && !targetOf(descriptors, file));
  expect(without).toEqual([]);
});

test.each([
  ['screens/cloud-assets', { kind: 'address', path: '/app/server-cloud/cloud-overview?tab=2' }],
  ['screens/workbench', { kind: 'address', path: '/workbench' }],
  ['forms/alert-close', { kind: 'dialog', id: 'alert-close' }],
])('%s is shown where something leads to it', (name, target) => {
  const descriptors = new Descriptors(shippedCompiler.kinds, shipped);
  expect(targetOf(descriptors, `descriptors/${name}.json`)).toEqual(target);
});
