import { describedBy, namedParts, textsOf } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { newDiagnostics } from '../../diagnostics/new-diagnostics';
import { locationIn, pathInDescriptor, pointerOf, spanOf } from '../../diagnostics/locate';
import { valueAt } from '../../language/address';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { nameOf, partsOf, type Part } from '../changes/part';

/** Something in a file. Line and column count from 1. */
export interface Located {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What it is, in words. */
  readonly what: string;
}

/** What another contract means for a project. */
export interface Impact {
  /** What the other contract makes wrong or doubtful, the scenarios included. */
  readonly diagnostics: readonly Diagnostic[];
  /** Translations of texts in the parts that are wrong: they change or go with them. */
  readonly translations: readonly Located[];
  /** Scenarios that expect something of these parts. */
  readonly scenarios: readonly Located[];
}

/** A project with what is wrong in it. */
interface State {
  readonly project: Project;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is wrong in a project with another contract, and what depends on it. The descriptors of both are the same. */
export function impactOf(before: State, after: State): Impact {
  const diagnostics = newDiagnostics(before.diagnostics, after.diagnostics);
  const parts = before.project.descriptors.flatMap((descriptor) =>
    brokenParts(descriptor, diagnostics).map((part) => ({ descriptor, part })),
  );
  return {
    diagnostics,
    translations: parts.flatMap(({ descriptor, part }) => translationsOf(before.project, descriptor, part)),
    scenarios: parts.flatMap(({ descriptor, part }) => scenariosAbout(before.project, descriptor, part)),
  };
}

/** The smallest parts around what is wrong in a descriptor, without the descriptor itself. */
function brokenParts(descriptor: Descriptor, diagnostics: readonly Diagnostic[]): readonly Part[] {
  const pointers = diagnostics.flatMap((diagnostic) => {
    const path = pathInDescriptor(descriptor, diagnostic);
    return path ? [pointerOf(path)] : [];
  });
  if (pointers.length === 0 || descriptor.kind === 'messages' || descriptor.kind === 'scenarios') return [];
  const parts = partsOf(descriptor).filter(({ path }) => path.length > 0);
  const around = (pointer: string) => parts.findLast(({ path }) => `${pointer}/`.startsWith(`${pointerOf(path)}/`));
  return [...new Set(pointers.flatMap((pointer) => around(pointer) ?? []))];
}

function translationsOf(project: Project, descriptor: Descriptor, part: Part): readonly Located[] {
  const addresses = textsOf(project, descriptor).flatMap(({ path, address }) =>
    isWithin(part.path, path) ? [address] : [],
  );
  return project.of('messages').flatMap((language) =>
    addresses.flatMap((address): readonly Located[] => {
      const path = ['texts', address];
      if (valueAt(language.value, path) === undefined) return [];
      return [{ ...located(language, path, true), what: `Translation of ${nameOf(part)}: ${address}` }];
    }),
  );
}

function scenariosAbout(project: Project, about: Descriptor, part: Part): readonly Located[] {
  const names = new Set(
    [...namedParts(project, about)].flatMap(([name, path]) => (isWithin(part.path, path) ? [name] : [])),
  );
  return project.of('scenarios').flatMap((descriptor): readonly Located[] => {
    if (describedBy(project, descriptor) !== about) return [];
    const named = project
      .marks(descriptor)
      .filter(({ mark, value }) => mark.is === 'name' && mark.of === 'part' && names.has(String(value)));
    return [...new Set(named.map(({ path }) => Number(path[1])))].map((index) => {
      const title = descriptor.authored.scenarios?.[index]?.title ?? '';
      return { ...located(descriptor, ['scenarios', index]), what: `Scenario of ${nameOf(part)}: ${title}` };
    });
  });
}

function isWithin(around: Path, path: Path): boolean {
  return around.every((step, index) => path[index] === step);
}

function located({ file, root }: Descriptor, path: Path, isKey = false): Omit<Located, 'what'> {
  return locationIn(file, spanOf(root, path, isKey).offset);
}
