import type { Checked } from '../compile';
import { extendedBy } from '../2-analyze/analysis';
import { decode } from '../1-parse/decode';
import { parseUnfinished } from '../1-parse/parse-descriptor';
import type { Project } from '../1-parse/project';
import { extended } from '../1-parse/roots/extend';
import type { Schema, Schemas } from '../1-parse/schema';
import type { Descriptor, DescriptorOf, MarkedValue, Path, Sources } from '../language/model';

/** The sources as they are now, and what the compiler knows about them. */
export interface Workspace extends Checked {
  readonly sources: Sources;
}

/** A descriptor in an editor. While it is written it may be no JSON; then it has what could be read of it. */
export interface OpenFile {
  /** The project, in which the file is as far as it can be read. */
  readonly project: Project;
  readonly descriptor: Descriptor;
  readonly schema: Schema;
  /** The schemas of all kinds. */
  readonly schemas: Schemas;
}

/** The text of a source, if it is a text. */
export function textOf({ sources }: Workspace, path: string): string | undefined {
  const bytes = sources.get(path);
  return bytes && decode(path, bytes).file?.text;
}

/** A descriptor with a text of its own, which may be unfinished; nothing for other files. */
export function openFile({ project, schemas }: Workspace, path: string, text: string): OpenFile | undefined {
  const identity = project.kinds.identityOf(path);
  const schema = identity && schemas.get(identity.kind);
  if (!schema) return undefined;
  const known = project.find(identity.kind, identity.id);
  // An editor completes and shows what is written; what is not may still be.
  if (known?.file.text === text && known.value === known.written)
    return { project, descriptor: known, schema, schemas };
  const { file } = decode(path, new TextEncoder().encode(text));
  const { descriptor, marks } = file ? parseUnfinished(file, identity, schema) : { marks: [] };
  return descriptor && { project: withMarks(project, descriptor, marks), descriptor, schema, schemas };
}

/**
 * An extension as a part of the descriptor that it adds to, and where a value of it is there: its expressions read what
 * that descriptor has. Nothing for other files, and for values that are of the extension itself.
 */
export function openExtended(
  { project: before, schemas }: Workspace,
  { project, descriptor: extension }: OpenFile,
  path: Path,
): (OpenFile & { readonly path: Path }) | undefined {
  if (extension.kind !== 'extension') return undefined;
  const target = extendedBy(before, extension);
  const schema = target && schemas.get(target.kind);
  const [base, ...others] = target?.joined?.written ?? [target];
  if (!base || !schema) return undefined;
  const isOther = (one: Descriptor | undefined): one is DescriptorOf<'extension'> =>
    one?.kind === 'extension' && one.id !== extension.id;
  const { result } = extended(base, [...others.filter(isOther), extension], { schema, kinds: project.kinds });
  const { descriptor, marks } = result;
  const there = descriptor?.joined?.pathOf(extension.file.path, path);
  if (!descriptor || !there) return undefined;
  return { project: withMarks(project, descriptor, marks), descriptor, schema, schemas, path: there };
}

/** A project that also knows the marked values of a descriptor that is not in it. */
function withMarks(project: Project, unfinished: Descriptor, marks: readonly MarkedValue[]): Project {
  const marksOf = (descriptor: Descriptor) => (descriptor === unfinished ? marks : project.marks(descriptor));
  return Object.create(project, { marks: { value: marksOf } });
}
