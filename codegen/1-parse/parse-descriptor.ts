import type { Node } from 'jsonc-parser';
import { isRecord } from '../../lib/json';
import { valueAt } from '../language/address';
import type { Descriptor, Diagnostic, Identity, Json, MarkedValue, Origins, SourceFile } from '../language/model';
import { authoredForm } from './authored-form';
import { decode } from './decode';
import { withDefaults } from './defaults';
import { parseJson, valueOf } from './json';
import { joinedFile, JoinedTree, withInsertion, type Insertion } from './roots/joined-tree';
import { type Schema } from './schema';
import { validate } from './validate';
import { walk } from './walk';

/**
 * One parsed file. Without `descriptor` nothing of it can be used, with diagnostics only a part: they say why, or those
 * of its schema do.
 */
export interface ParsedDescriptor {
  readonly descriptor?: Descriptor;
  readonly marks: readonly MarkedValue[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Decodes, parses and validates one file, and fills in the defaults of its schema. Without a schema (it is broken
 * itself) nothing more than JSON is checked.
 */
export function parseDescriptor(
  path: string,
  bytes: Uint8Array,
  identity: Identity,
  schema: Schema | undefined,
): ParsedDescriptor {
  const { file, diagnostics: encoding } = decode(path, bytes);
  if (!file) return { marks: [], diagnostics: encoding };
  const { value, root, diagnostics: syntax } = parseJson(file);
  const before = [...encoding, ...syntax];
  if (value === undefined || !schema) return { marks: [], diagnostics: before };
  const located = {
    file,
    get root() {
      return root();
    },
  };
  const diagnostics = [...before, ...validate(located, value, schema)];
  return {
    ...valid({ ...identity, file, written: value }, root, { schema, isRight: diagnostics.length === 0 }),
    diagnostics,
  };
}

/** A descriptor that several files bring: the first, with what the others insert. Its shape is checked again. */
export function joinDescriptors(
  [first, ...others]: readonly [Descriptor, ...Descriptor[]],
  insertions: readonly Insertion[],
  schema: Schema,
): ParsedDescriptor {
  const written = [first, ...others];
  const file = joinedFile(written.map((one) => one.file));
  const value = insertions.reduce<Json>(
    (whole, { from, ownPath, into, at }) => withInsertion(whole, into, at, valueAt(from.written, ownPath) ?? null),
    first.written,
  );
  const tree = new JoinedTree(written, file, insertions);
  const located = {
    file,
    joined: tree,
    get root() {
      return tree.root;
    },
  };
  const diagnostics = validate(located, value, schema);
  const { kind, id, name } = first;
  const content = { kind, id, name, file, written: value, joined: tree };
  return { ...valid(content, () => tree.root, { schema, isRight: diagnostics.length === 0 }), diagnostics };
}

/** What a file says, with the defaults of its schema, and without what breaks it. */
function valid(
  content: Omit<Content, 'value' | 'authored'>,
  root: () => Node,
  { schema, isRight }: { readonly schema: Schema; readonly isRight: boolean },
): Omit<ParsedDescriptor, 'diagnostics'> {
  const value = withDefaults(content.written, schema);
  const authored = isRight ? value : authoredForm(value, schema);
  return withMarks(new LocatedDescriptor({ ...content, value, authored }, root), schema);
}

/** A file as far as it can be read, without defaults: while somebody writes it, it may be no JSON at all. */
export function parseUnfinished(
  file: SourceFile,
  identity: Identity,
  schema: Schema,
): Omit<ParsedDescriptor, 'diagnostics'> {
  const { root } = parseJson(file);
  const value = valueOf(root());
  return withMarks(
    new LocatedDescriptor({ ...identity, file, value, written: value, authored: authoredForm(value, schema) }, root),
    schema,
  );
}

function withMarks(descriptor: LocatedDescriptor, schema: Schema): Omit<ParsedDescriptor, 'diagnostics'> {
  return { ...(isTyped(descriptor) && { descriptor }), marks: walk(descriptor.value, schema).filter(hasShape) };
}

/** Types and authored values come from the same schemas, so only the kind of the root is left to test. */
function isTyped(descriptor: LocatedDescriptor): descriptor is LocatedDescriptor & Descriptor {
  return typeof descriptor.authored === 'object' && descriptor.authored !== null;
}

/** Whether a marked value has a type that its mark can have: what the schema has refused may be anything. */
function hasShape({ mark, value }: MarkedValue): boolean {
  switch (mark.is) {
    case 'filled':
    case 'part':
      return true;
    case 'expression':
      return typeof value === 'string';
    case 'name':
      return typeof value === 'string' || typeof value === 'number';
    case 'text':
    case 'binding':
      return typeof value === 'string' || isRecord(value);
    case 'form-schema':
      return isRecord(value);
    case 'declaration':
      return mark.of === 'member' ? typeof value === 'string' : isRecord(value);
  }
}

interface Content extends Pick<Descriptor, 'kind' | 'id' | 'name' | 'file' | 'value' | 'written' | 'joined'> {
  readonly authored: unknown;
}

/** A descriptor whose tree of positions is built when it is first needed: a clean compilation needs none. */
class LocatedDescriptor implements Content {
  readonly kind: Descriptor['kind'];
  readonly id: string;
  readonly name: string;
  readonly file: SourceFile;
  readonly value: Json;
  readonly written: Json;
  readonly authored: unknown;
  readonly joined?: Origins;
  readonly #root: () => Node;

  constructor({ kind, id, name, file, value, written, authored, joined }: Content, root: () => Node) {
    this.kind = kind;
    this.id = id;
    this.name = name;
    this.file = file;
    this.value = value;
    this.written = written;
    this.authored = authored;
    if (joined) this.joined = joined;
    this.#root = root;
  }

  get root(): Node {
    return this.#root();
  }
}
