import { isRecord } from '~/lib/json';
import { diagnoseSpan, suggest } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import type { Diagnostic, Json, Path, SourceFile } from '../../language/model';
import { pointerOf, sourceFile, type Span } from '../../diagnostics/locate';
import { readJson, type DocumentText } from './json-text';
import { applyOverlay, isOverlay, overlaidDocument, type Overlaid } from './overlay';
import { targetOf } from './reference';
import { readYaml } from './yaml-text';

/** A value of a document and its position, references followed. `value` is absent when there is none. */
export interface ResolvedNode {
  readonly path: string;
  readonly steps: Path;
  readonly value: Json | undefined;
}

/** A stretch of a document. */
export interface DocumentSpan extends Span {
  readonly file: string;
}

interface Read {
  readonly file: SourceFile;
  readonly document: DocumentText;
  /** Where parts that an overlay has written are in it, by their pointers. */
  readonly origins?: Overlaid['origins'];
}

/** The OpenAPI documents as one graph: references are followed wherever a node is read. */
export class Documents {
  readonly diagnostics: Diagnostic[] = [];
  readonly #documents = new Map<string, Read>();
  readonly #overlays = new Map<string, Read>();
  readonly #reported = new Set<string>();

  constructor(texts: ReadonlyMap<string, string>) {
    for (const [path, text] of [...texts].sort(([left], [right]) => (left < right ? -1 : 1))) {
      const file = sourceFile(path, text);
      const document = readJson(text) ?? readYaml(text);
      const { value = {}, mistake } = document;
      if (mistake) this.diagnostics.push(diagnoseSpan(file, mistake, mistake.found));
      (isOverlay(path) ? this.#overlays : this.#documents).set(path, { file, document });
      for (const steps of unsafeNamesIn(value)) {
        this.report({ path, steps, value: undefined }, finding('openapi/unsafe-name'));
      }
    }
    for (const [path, { document }] of this.#overlays) if (!document.mistake) this.#apply(path, document.value ?? {});
  }

  /** Changes a document as an overlay says, and reports what is wrong with the overlay. */
  #apply(path: string, value: Json): void {
    const overlay = { path, value };
    const target = overlaidDocument(overlay, [...this.#documents.keys()]);
    const read = target === undefined ? undefined : this.#documents.get(target);
    if (target === undefined || !read) {
      this.report({ path, steps: ['extends'], value }, finding('openapi/overlay.document'));
      return;
    }
    const { document, origins = new Map() } = read;
    if (document.value === undefined) return;
    const { problems, ...overlaid } = applyOverlay({ value: document.value, origins }, overlay);
    for (const { steps, found } of problems) this.report({ path, steps, value }, found);
    this.#documents.set(target, {
      ...read,
      document: { ...document, value: overlaid.value },
      origins: overlaid.origins,
    });
  }

  /** Where a part is written: in its document or in an overlay. */
  #writtenAt(path: string, steps: Path): { readonly path: string; readonly steps: Path; readonly read?: Read } {
    const read = this.#documents.get(path) ?? this.#overlays.get(path);
    for (let length = steps.length; length > 0 && read?.origins; length -= 1) {
      const origin = read.origins.get(pointerOf(steps.slice(0, length)));
      const overlay = origin && this.#overlays.get(origin.path);
      if (overlay) return { path: origin.path, steps: [...origin.steps, ...steps.slice(length)], read: overlay };
    }
    return { path, steps, ...(read && { read }) };
  }

  /** The values of the documents by path, sorted; `{}` for a document that cannot be read. */
  get values(): ReadonlyMap<string, Json> {
    return new Map([...this.#documents].map(([path, { document }]) => [path, document.value ?? {}]));
  }

  /** The root of a document. */
  root(path: string): ResolvedNode {
    return { path, steps: [], value: this.#documents.get(path)?.document.value };
  }

  /** A part of a node, references followed on the way. */
  below(node: ResolvedNode, ...steps: readonly (string | number)[]): ResolvedNode {
    return steps.reduce<ResolvedNode>((parent, step) => this.#follow(partOf(parent, step)), this.#follow(node));
  }

  /** The members of an object or the entries of a list. */
  children(node: ResolvedNode): readonly (readonly [string | number, ResolvedNode])[] {
    return stepsBelow(node).map((step) => [step, this.below(node, step)]);
  }

  /** The name of a node where it is a member, else what it says; nothing for what is not in the documents. */
  locate({ path, steps, value }: ResolvedNode): DocumentSpan | undefined {
    const { read, ...at } = this.#writtenAt(path, steps);
    if (!read || value === undefined) return undefined;
    const isText = typeof value !== 'object' || typeof steps.at(-1) === 'number';
    const { document, file } = read;
    const span = isText ? withoutQuotes(file, document.spanOf(at.steps)) : document.spanOfName(at.steps);
    return { file: at.path, ...span };
  }

  /** Reports something about a node, once. */
  report({ path, steps }: ResolvedNode, found: Finding): void {
    this.#report(path, steps, found, 'spanOf');
  }

  /** Reports something about the name of a member of a node, once. */
  reportName({ path, steps }: ResolvedNode, name: string, found: Finding): void {
    this.#report(path, [...steps, name], found, 'spanOfName');
  }

  #report(path: string, steps: Path, found: Finding, span: 'spanOf' | 'spanOfName'): void {
    const pointer = pointerOf(steps);
    const { read, ...written } = this.#writtenAt(path, steps);
    const key = `${path}#${pointer} ${found.message}`;
    if (!read || this.#reported.has(key)) return;
    this.#reported.add(key);
    const { fix } = found;
    const at = read.document[span](written.steps);
    const inside = typeof fix === 'string' && { fix: { ...withoutQuotes(read.file, at), text: fix } };
    this.diagnostics.push(diagnoseSpan(read.file, at, { ...found, ...inside }, pointer));
  }

  /** Reports references in a circle, always at the same one of them. */
  #reportCircle(circle: readonly ResolvedNode[]): void {
    const [first] = circle.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
    const reference = first && referenceOf(first);
    if (!first || reference === undefined) return;
    this.report({ ...first, steps: [...first.steps, '$ref'] }, finding('openapi/cyclic-reference', { reference }));
  }

  /** The first step of a reference that leads nowhere, and what is meant by it. */
  #missing(reference: string, { path: home }: ResolvedNode): Finding {
    const found = finding('openapi/missing-reference', { reference });
    const { path, steps } = targetOf(reference, home);
    if (!this.#documents.has(path)) {
      const [name = '', ...known] = [path, ...this.#documents.keys()].map((one) => one.split('/').at(-1) ?? one);
      return { ...found, ...corrected(reference, name, known) };
    }
    const index = steps.findIndex(
      (_, step) => steps.slice(0, step + 1).reduce(partOf, this.root(path)).value === undefined,
    );
    const siblings = stepsBelow(steps.slice(0, index).reduce(partOf, this.root(path)));
    return { ...found, ...corrected(reference, steps[index] ?? '', siblings.map(String)) };
  }

  #follow(start: ResolvedNode): ResolvedNode {
    const seen = new Map<string, ResolvedNode>();
    let node = start;
    for (let reference = referenceOf(node); reference !== undefined; reference = referenceOf(node)) {
      const key = keyOf(node);
      const at = { ...node, steps: [...node.steps, '$ref'] };
      if (seen.has(key)) {
        this.#reportCircle([...seen.values()].slice([...seen.keys()].indexOf(key)));
        return { ...node, value: undefined };
      }
      seen.set(key, node);
      const { path, steps } = targetOf(reference, node.path);
      const target = steps.reduce(partOf, this.root(path));
      if (target.value === undefined) {
        // What a document that cannot be read contains is not known.
        const isUnreadable = this.#documents.has(path) && this.#documents.get(path)?.document.value === undefined;
        if (!isUnreadable) this.report(at, this.#missing(reference, node));
        return target;
      }
      node = target;
    }
    return node;
  }
}

/** Hint and fix for a reference in which one name is wrong. */
function corrected(reference: string, name: string, known: readonly string[]): Pick<Finding, 'hint' | 'fix'> {
  const { hint, fix } = suggest(name, known);
  if (typeof fix !== 'string' || !reference.includes(name)) return {};
  const at = reference.lastIndexOf(name);
  return { ...(hint && { hint }), fix: `${reference.slice(0, at)}${fix}${reference.slice(at + name.length)}` };
}

/** The names of an object's members or the positions of a list. */
export function stepsBelow({ value }: ResolvedNode): readonly (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  return isRecord(value) ? Object.keys(value) : [];
}

/** A name for a node that no other node has. */
export function keyOf({ path, steps }: ResolvedNode): string {
  return `${path}#${pointerOf(steps)}`;
}

/** A part of a node, references left as they are. */
export function partOf({ path, steps, value }: ResolvedNode, step: string | number): ResolvedNode {
  const child = Array.isArray(value)
    ? value[Number(step)]
    : isRecord(value) && Object.hasOwn(value, step)
      ? value[step]
      : undefined;
  return { path, steps: [...steps, step], value: child };
}

function referenceOf({ value }: ResolvedNode): string | undefined {
  return isRecord(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}

/** What is inside the quotes of a scalar, if it has any. */
function withoutQuotes({ text }: SourceFile, { offset, length }: Span): Span {
  return /['"]/.test(text[offset] ?? '') ? { offset: offset + 1, length: length - 2 } : { offset, length };
}

/**
 * The paths of members called `__proto__`, and of discriminators that name one: libraries that read them find another
 * object.
 */
function* unsafeNamesIn(value: Json, steps: Path = []): Iterable<Path> {
  if (typeof value !== 'object' || value === null) return;
  const entries: Iterable<readonly [string | number, Json]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [step, below] of entries) {
    if (step === '__proto__' || (step === 'propertyName' && below === '__proto__')) yield [...steps, step];
    else yield* unsafeNamesIn(below, [...steps, step]);
  }
}
