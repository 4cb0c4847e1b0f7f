import { isNode, isScalar, parseDocument, type Document } from 'yaml';
import { diagnoseSpan, type Remark } from '../diagnostic';
import type { Diagnostic, Json, Path, SourceFile } from '../model';
import { pointerOf, sourceFile, type Span } from '../parse/locate';
import { isObject } from '../parse/schema';

/** A value of a document, and where it stands. `value` is absent when there is none. */
export interface Place {
  readonly path: string;
  readonly steps: Path;
  readonly value: Json | undefined;
}

interface Read {
  readonly file: SourceFile;
  readonly document: Document;
  readonly value: Json;
}

/** The OpenAPI documents as one graph: references are followed wherever a place is asked for. */
export class Documents {
  readonly diagnostics: Diagnostic[] = [];
  readonly #documents = new Map<string, Read>();
  readonly #reported = new Set<string>();

  constructor(texts: ReadonlyMap<string, string>) {
    for (const [path, text] of [...texts].sort(([left], [right]) => (left < right ? -1 : 1))) {
      const file = sourceFile(path, text);
      const document = parseDocument(text);
      // What follows the first mistake is mostly its echo.
      for (const { pos, message } of document.errors.slice(0, 1)) {
        const [summary = message] = message.split(/ at line \d+|\n/);
        const span = { offset: pos[0], length: Math.max(1, pos[1] - pos[0]) };
        this.diagnostics.push(diagnoseSpan(file, span, { code: 'openapi/syntax', message: `${summary}.` }));
      }
      // A document that is no YAML, or an alias bomb, has no value.
      const value: unknown = document.errors.length > 0 ? {} : document.toJS({ maxAliasCount: 100 });
      this.#documents.set(path, { file, document, value: toJson(value) });
    }
  }

  /** The paths of the documents, sorted. */
  get paths(): readonly string[] {
    return [...this.#documents.keys()];
  }

  /** The root of a document. */
  root(path: string): Place {
    return { path, steps: [], value: this.#documents.get(path)?.value };
  }

  /** A part of a place, references followed on the way. */
  below(place: Place, ...steps: readonly (string | number)[]): Place {
    return steps.reduce<Place>((parent, step) => this.#follow(partOf(parent, step)), this.#follow(place));
  }

  /** The members of an object or the entries of a list. */
  children(place: Place): readonly (readonly [string | number, Place])[] {
    return stepsBelow(place).map((step) => [step, this.below(place, step)]);
  }

  /** Reports something about a place, once. */
  report({ path, steps }: Place, remark: Remark): void {
    const pointer = pointerOf(steps);
    const read = this.#documents.get(path);
    const key = `${path}#${pointer} ${remark.message}`;
    if (!read || this.#reported.has(key)) return;
    this.#reported.add(key);
    this.diagnostics.push(diagnoseSpan(read.file, spanOf(read.document, steps), remark, pointer));
  }

  #follow(start: Place): Place {
    const seen = new Set<string>();
    let place = start;
    for (let reference = referenceOf(place); reference !== undefined; reference = referenceOf(place)) {
      const key = keyOf(place);
      const at = { ...place, steps: [...place.steps, '$ref'] };
      if (seen.has(key)) {
        this.report(at, {
          code: 'openapi/cyclic-reference',
          message: `The reference "${reference}" leads back to itself.`,
        });
        return { ...place, value: undefined };
      }
      seen.add(key);
      const [file = '', pointer = ''] = reference.split('#');
      const path = file === '' ? place.path : relative(place.path, file);
      const target = stepsOf(pointer).reduce(partOf, this.root(path));
      if (target.value === undefined) {
        this.report(at, { code: 'openapi/missing-reference', message: `There is no "${reference}".` });
        return target;
      }
      place = target;
    }
    return place;
  }
}

/** The names of an object's members or the positions of a list. */
export function stepsBelow({ value }: Place): readonly (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  return isObject(value) ? Object.keys(value) : [];
}

/** A name for a place that no other place has. */
export function keyOf({ path, steps }: Place): string {
  return `${path}#${pointerOf(steps)}`;
}

/** A part of a place, references left as they are. */
export function partOf({ path, steps, value }: Place, step: string | number): Place {
  const child = Array.isArray(value)
    ? value[Number(step)]
    : isObject(value) && Object.hasOwn(value, step)
      ? value[step]
      : undefined;
  return { path, steps: [...steps, step], value: child };
}

function referenceOf({ value }: Place): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}

function relative(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1);
}

function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The nearest node that has a position, its key where the node itself is a block. */
function spanOf(document: Document, steps: Path): Span {
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const node: unknown = depth === 0 ? document.contents : document.getIn(steps.slice(0, depth), true);
    if (!isNode(node) || !node.range) continue;
    const [offset, end] = node.range;
    return { offset, length: isScalar(node) ? Math.max(1, end - offset) : 1 };
  }
  return { offset: 0, length: 1 };
}

function toJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toJson(entry)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
