import { declaredInputs } from '../../1-parse/parts';
import type { Project } from '../../1-parse/project';
import { declaredPaths, expressionsOf, inAllDescriptors, referencedNames } from '../../2-analyze/analysis';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { globalQuery, query } from '../../memo';
import { perEveryDescriptor } from '../per-descriptor';

/** A name that nothing reads, with its path, beside one that is read and not declared. */
interface Renamed {
  readonly name: string;
  readonly path: Path;
  readonly read: string;
}

/** A source, a named value or an input that has another name than what reads it: one mistake, where it is declared. */
export const renamed = perEveryDescriptor(function* (project, descriptor) {
  const source = renamedSource(project, descriptor);
  if (source) yield report(descriptor, source);
  const input = renamedInput(project, descriptor);
  if (input) yield report(descriptor, input, 'input.');
});

function report(descriptor: Descriptor, { name, path, read }: Renamed, of = ''): Diagnostic {
  const near = suggest(name, [read]).fix;
  const advice = near === undefined ? {} : { hint: hint('nearest', { name: read }), fix: near };
  const found = finding('name/renamed', { name: `${of}${name}`, read: `${of}${read}` });
  return diagnose(descriptor, path, { ...found, ...advice, key: true });
}

/** What is read only once may itself be misspelt. */
function renamedSource(project: Project, descriptor: Descriptor): Renamed | undefined {
  const unknown = unknownIn(project, descriptor, 'expression/unknown-name');
  if (unknown.length < 2) return undefined;
  const read = new Set([...referencedNames(project, descriptor)].map((name) => name.split('.')[0]));
  const declared = [...declaredPaths(project, descriptor, 'sources'), ...declaredPaths(project, descriptor, 'values')];
  return onlyOne(
    unknown,
    declared.filter(([name]) => !read.has(name)),
  );
}

/** The names that expressions read and that do not exist, once for each time. */
function unknownIn(project: Project, descriptor: Descriptor, wanted: string): readonly string[] {
  return expressionsOf(project, descriptor).flatMap(([, { text, problems }]) =>
    problems.flatMap(({ code, index, length }) => (code === wanted ? [text.slice(index, index + length)] : [])),
  );
}

/** A name by which an input is read is not misspelt there if it is read twice, or given by the same name. */
function renamedInput(project: Project, descriptor: Descriptor): Renamed | undefined {
  const { kind, id } = descriptor;
  if (kind !== 'panel' && kind !== 'dialog' && kind !== 'form') return undefined;
  const read = referencedNames(project, descriptor);
  if (read.has('input')) return undefined;
  const declared = declaredInputs(descriptor);
  const unknown = [...read]
    .flatMap((name) => /^input\.(.+)$/.exec(name)?.[1] ?? [])
    .filter((one) => !declared.has(one));
  const unread = [...declared.keys()].filter((name) => !read.has(`input.${name}`));
  const found = onlyOne(
    unknown,
    unread.map((name) => [name, ['input', name]]),
  );
  if (!found) return undefined;
  const times = unknownIn(project, descriptor, 'expression/unknown-field').filter((name) => name === found.read).length;
  return times > 1 || inputsGiven(project).has(inputKey(kind, id, found.read)) ? found : undefined;
}

const inputsGivenIn = query((project: Project, descriptor: Descriptor): readonly string[] =>
  project.marks(descriptor).flatMap(({ path, scope: { target } }) => {
    if (target?.to !== 'inputs' || path.length !== target.at.length + 1) return [];
    return [inputKey(target.of, target.id, String(path.at(-1)))];
  }),
);

const allInputsGiven = inAllDescriptors(inputsGivenIn);

const inputsGiven = globalQuery((project: Project): ReadonlySet<string> => new Set(allInputsGiven(project)));

function inputKey(kind: string, id: string, name: string): string {
  return `${kind} ${id} ${name}`;
}

function onlyOne(unknown: readonly string[], unread: readonly (readonly [string, Path])[]): Renamed | undefined {
  const [read, ...others] = new Set(unknown);
  const [declared, ...further] = unread;
  if (read === undefined || !declared || others.length > 0 || further.length > 0) return undefined;
  const [name, path] = declared;
  return { name, path, read };
}
