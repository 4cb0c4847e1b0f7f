import { isList, isRecord } from '~/lib/json';
import {
  conjunctionOf,
  constantOf,
  expand,
  globalsOf,
  presenceIn,
  type PresenceCondition,
  type Syntax,
} from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { pointerOf } from '../../diagnostics/locate';
import type { Descriptor, Json, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { perEveryDescriptor } from '../per-descriptor';

/** A button or an entry of a menu. */
interface Control {
  readonly id: string;
  /** Its name in the page. */
  readonly name: string;
  readonly path: Path;
  readonly value: Readonly<Record<string, Json>>;
}

/** Of the controls of a list that share a name by `as`, one is visible at a time. */
export const sharedNamesOfControls = perEveryDescriptor(function* (project, descriptor) {
  for (const controls of controlsByList({ value: descriptor.value, path: [] })) {
    for (const [index, control] of controls.entries()) {
      if (!Object.hasOwn(control.value, 'as')) continue;
      const other = controls.find(
        (one, position) =>
          one.name === control.name &&
          (position < index || !Object.hasOwn(one.value, 'as')) &&
          one !== control &&
          isVisibleWith(project, descriptor, [control, one]),
      );
      if (!other) continue;
      const found = finding('id/shared', { id: control.id, other: other.id, name: control.name });
      const at = Object.hasOwn(control.value, 'visibleWhen') ? 'visibleWhen' : 'as';
      yield diagnose(descriptor, [...control.path, at], found);
    }
  }
});

function* controlsByList({ value, path }: { readonly value: Json; readonly path: Path }): Iterable<readonly Control[]> {
  if (isList(value)) {
    const controls = value.flatMap((entry, index) => controlOf(entry, [...path, index]) ?? []);
    if (controls.length > 1) yield controls;
    for (const [index, entry] of value.entries()) yield* controlsByList({ value: entry, path: [...path, index] });
  } else if (isRecord(value)) {
    for (const [name, below] of Object.entries(value)) yield* controlsByList({ value: below, path: [...path, name] });
  }
}

function controlOf(value: Json, path: Path): Control | undefined {
  if (!isRecord(value) || !isRecord(value.action) || typeof value.id !== 'string') return undefined;
  return { id: value.id, name: typeof value.as === 'string' ? value.as : value.id, path, value };
}

/** Whether one of two controls is there whenever the other one is. Those about other data may exclude each other. */
function isVisibleWith(project: Project, descriptor: Descriptor, controls: readonly [Control, Control]): boolean {
  const [first, second] = controls.map((control) => conditionOf(project, descriptor, control));
  if (first === undefined || second === undefined) return false;
  const globals = globalsOf(project);
  const isNever = (syntax: Syntax): boolean => constantOf(syntax, globals) === false;
  if ([first, second].some((one) => one !== 'always' && isNever(one))) return false;
  if (first === 'always' || second === 'always') return true;
  const isWithin = (inner: Syntax, outer: Syntax): boolean =>
    isNever(conjunctionOf([inner, { is: 'not', operand: outer, start: 0, end: 0 }]));
  return isWithin(first, second) || isWithin(second, first);
}

/** When a control is there; nothing while its condition is wrong. */
function conditionOf(
  project: Project,
  descriptor: Descriptor,
  { path, value }: Control,
): Syntax | 'always' | undefined {
  const isOf = (one: PresenceCondition): boolean => pointerOf(one.path.slice(0, -1)) === pointerOf(path);
  const conditions = presenceIn(project, descriptor).filter(isOf);
  if (conditions.length > 0) return conjunctionOf(conditions.map((one) => expand(project, descriptor, one)));
  return Object.hasOwn(value, 'visibleWhen') ? undefined : 'always';
}
