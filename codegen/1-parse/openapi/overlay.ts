import { query, type JSONValue } from 'json-p3';
import { isList, isRecord } from '~/lib/json';
import { finding, type Finding } from '../../diagnostics/finding';
import { pointerOf } from '../../diagnostics/locate';
import { valueAt } from '../../language/address';
import type { Json, Path } from '../../language/model';
import { listAt, member, stringAt } from '../read';
import { targetOf } from './reference';

/**
 * An OpenAPI Overlay (version 1.0): a file `github.overlay.yaml` changes `github.yaml`, or the document that it
 * `extends`. It adds marks such as `x-safe` to a document that is fetched again and again, and that nobody edits.
 */
export interface Overlay {
  readonly path: string;
  readonly value: Json;
}

/** A document with the changes of its overlays. */
export interface Overlaid {
  readonly value: Json;
  /** Where parts of the document were written by an overlay: by the pointer of the part. */
  readonly origins: ReadonlyMap<string, { readonly path: string; readonly steps: Path }>;
}

/** Something wrong with an overlay, at a part of it. */
export interface OverlayProblem {
  readonly steps: Path;
  readonly found: Finding;
}

/** Whether a file is an overlay, by its name. */
export function isOverlay(path: string): boolean {
  return /\.overlay\.(ya?ml|json)$/.test(path);
}

/** The document that an overlay changes, among the paths of all; nothing if there is none. */
export function overlaidDocument({ path, value }: Overlay, documents: readonly string[]): string | undefined {
  const extended = stringAt(value, 'extends');
  // An address on the web is where the document came from; here it has the name of the overlay.
  if (extended !== undefined && !/^https?:/.test(extended))
    return documents.find((one) => one === targetOf(extended, path).path);
  const base = path.replace(/\.overlay\.\w+$/, '');
  return ['yaml', 'yml', 'json'].map((ending) => `${base}.${ending}`).find((one) => documents.includes(one));
}

/** Applies the actions of an overlay in their order. An action with a mistake changes nothing. */
export function applyOverlay(
  document: Overlaid,
  { path, value: overlay }: Overlay,
): Overlaid & { readonly problems: readonly OverlayProblem[] } {
  const problems: OverlayProblem[] = [...problemsOf(overlay)];
  const origins = new Map(document.origins);
  let { value } = document;
  for (const [index, action] of listAt(overlay, 'actions').entries()) {
    const steps: Path = ['actions', index];
    const found = targetsOf(value, stringAt(action, 'target'));
    if ('problem' in found) problems.push({ steps: [...steps, 'target'], found: found.problem });
    else if (member(action, 'remove') === true) value = withoutParts(value, found.targets, origins);
    else {
      const update = member(action, 'update');
      if (update === undefined) problems.push({ steps, found: finding('openapi/overlay.change') });
      else {
        const change = { update, origin: { path, steps: [...steps, 'update'] } };
        for (const target of found.targets) value = merged(value, target, change, origins);
      }
    }
  }
  return { value, origins, problems };
}

function problemsOf(overlay: Json): readonly OverlayProblem[] {
  const isVersion = /^1\.\d/.test(stringAt(overlay, 'overlay') ?? '');
  return [
    ...(isVersion ? [] : [{ steps: ['overlay'], found: finding('openapi/overlay.version') }]),
    ...(isList(member(overlay, 'actions')) ? [] : [{ steps: ['actions'], found: finding('openapi/overlay.actions') }]),
  ];
}

type Targets = { readonly targets: readonly Path[] } | { readonly problem: Finding };

function targetsOf(value: Json, target: string | undefined): Targets {
  if (target === undefined) return { problem: finding('openapi/overlay.target') };
  try {
    if (!isQueryable(value)) return { problem: finding('openapi/overlay-target', { target }) };
    const targets = query(target, value).nodes.map(({ location }) => location);
    return targets.length > 0 ? { targets } : { problem: finding('openapi/overlay-target', { target }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: finding('openapi/overlay.path', { target, reason }) };
  }
}

/** The library takes any JSON, and declares its lists as ones that it could change. */
function isQueryable(value: unknown): value is JSONValue {
  return value !== undefined;
}

interface Change {
  readonly update: Json;
  readonly origin: { readonly path: string; readonly steps: Path };
}

type Origins = Map<string, Change['origin']>;

/** The value with an update merged into a part: into an object, at the end of a list, or in place of another value. */
function merged(value: Json, target: Path, { update, origin }: Change, origins: Origins): Json {
  const before = valueAt(value, target);
  if (isList(before)) {
    const added = isList(update) ? update : [update];
    for (const index of added.keys()) {
      const steps = isList(update) ? [...origin.steps, index] : origin.steps;
      origins.set(pointerOf([...target, before.length + index]), { ...origin, steps });
    }
    return withPart(value, target, [...before, ...added]);
  }
  if (!isRecord(before) || !isRecord(update)) {
    origins.set(pointerOf(target), origin);
    return withPart(value, target, update);
  }
  return Object.entries(update).reduce<Json>(
    (current, [name, below]) =>
      merged(
        current,
        [...target, name],
        { update: below, origin: { ...origin, steps: [...origin.steps, name] } },
        origins,
      ),
    value,
  );
}

/** The value without some parts. The last entries of a list go first, so that the positions of the others stay. */
function withoutParts(value: Json, targets: readonly Path[], origins: Origins): Json {
  return targets.toReversed().reduce<Json>((current, target) => {
    const [parent, step] = [target.slice(0, -1), target.at(-1)];
    const before = valueAt(current, parent);
    if (isList(before)) {
      // The entries behind it have other positions now.
      for (const pointer of origins.keys()) if (pointer.startsWith(`${pointerOf(parent)}/`)) origins.delete(pointer);
      return withPart(current, parent, before.toSpliced(Number(step), 1));
    }
    if (!isRecord(before)) return current;
    return withPart(current, parent, Object.fromEntries(Object.entries(before).filter(([name]) => name !== step)));
  }, value);
}

function withPart(value: Json | undefined, path: Path, part: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (isList(value)) return value.map((one, index) => (index === step ? withPart(one, rest, part) : one));
  const object = isRecord(value) ? value : {};
  return { ...object, [step]: withPart(object[step], rest, part) };
}
