import type { Node } from 'jsonc-parser';
import type { Descriptor, Diagnostic, Json, Kind, MarkedValue, SourceFile } from '../model';
import { decode } from './decode';
import { parseJson } from './json';
import { isObject, type Schema } from './schema';
import { validate } from './validate';
import { walk } from './walk';

/** One parsed file. Without `descriptor` nothing of it can be used; with diagnostics only a part. They say why. */
export interface ParsedDescriptor {
  readonly descriptor?: Descriptor;
  readonly marks: readonly MarkedValue[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Decodes, parses and validates one file; without a schema (it is broken itself) nothing more than JSON is checked. */
export function parseDescriptor(
  path: string,
  bytes: Uint8Array,
  place: { readonly kind: Kind; readonly id: string },
  schema: Schema | undefined,
): ParsedDescriptor {
  const { file, diagnostics: encoding } = decode(path, bytes);
  if (!file) return { marks: [], diagnostics: encoding };
  const { value, root, diagnostics: syntax } = parseJson(file);
  const before = [...encoding, ...syntax];
  if (value === undefined || !schema) return { marks: [], diagnostics: before };
  const descriptor = new LocatedDescriptor(place.kind, place.id, file, value, root);
  const diagnostics = [...before, ...validate(descriptor, value, schema)];
  return { descriptor, marks: walk(value, schema).filter(hasShape), diagnostics };
}

/** Whether a marked value has a type that its mark can have: what the schema has refused may be anything. */
function hasShape({ mark, value }: MarkedValue): boolean {
  switch (mark.is) {
    case 'filled':
      return true;
    case 'expression':
      return typeof value === 'string';
    case 'name':
      return typeof value === 'string' || typeof value === 'number';
    case 'text':
    case 'binding':
      return typeof value === 'string' || isObject(value);
    case 'form-schema':
      return isObject(value);
  }
}

/** A descriptor whose tree of positions is built when it is first asked for: a clean compilation needs none. */
class LocatedDescriptor implements Descriptor {
  readonly kind: Kind;
  readonly id: string;
  readonly file: SourceFile;
  readonly value: Json;
  readonly #root: () => Node;

  constructor(kind: Kind, id: string, file: SourceFile, value: Json, root: () => Node) {
    this.kind = kind;
    this.id = id;
    this.file = file;
    this.value = value;
    this.#root = root;
  }

  get root(): Node {
    return this.#root();
  }
}
