import { conditionWrittenAt, declaredPaths, wayInside, waysTo, type Way } from '../../2-analyze/analysis';
import { objectAt } from '../../1-parse/read';
import type { Project } from '../../1-parse/project';
import { valueAt } from '../../language/address';
import type { Descriptor, Path } from '../../language/model';
import { evaluate } from '../visibility/evaluate';
import { scopeOf, type Persona } from '../visibility/persona';
import { valuesRead, whyNot, type ReadValue, type WhyNot } from '../visibility/why-not';

/**
 * The ways to a part in its scenarios. Panels and forms are shown inside others, which give them their `input`: a
 * scenario of one gives it instead.
 */
export function waysInScenarios(project: Project, descriptor: Descriptor, path: Path): readonly Way[] {
  const isOfOthers = descriptor.kind === 'panel' || descriptor.kind === 'form';
  return isOfOthers ? [wayInside(project, descriptor, path)] : waysTo(project, descriptor, path);
}

/** A descriptor as one person gets it: what its expressions give, and which of its parts are there. */
export class Reader {
  readonly project: Project;
  readonly descriptor: Descriptor;
  readonly #persona: Persona;
  readonly #scope: Readonly<Record<string, unknown>>;

  constructor(project: Project, descriptor: Descriptor, persona: Persona) {
    this.project = project;
    this.descriptor = descriptor;
    this.#persona = withCalledSources(project, descriptor, persona);
    this.#scope = scopeOf(this.#persona);
  }

  /** The same person with another descriptor. */
  of(descriptor: Descriptor): Reader {
    return new Reader(this.project, descriptor, this.#persona);
  }

  /** The time of the scenario in milliseconds since 1970. */
  get now(): number {
    const { now } = this.#persona;
    return now === undefined ? 0 : new Date(`${now}Z`).getTime();
  }

  /** The value of the expression at a path; `undefined` if there is none, or if it cannot be decided. */
  valueAt(path: Path): unknown {
    const written = conditionWrittenAt(this.project, this.descriptor, path);
    return written && evaluate(written.syntax, this.#scope);
  }

  /** The expressions that make the text at a path, with their values. */
  readBy(path: Path): readonly ReadValue[] {
    const { project, descriptor } = this;
    const names = Object.keys(objectAt(valueAt(descriptor.value, path), 'with'));
    const paths = [[...path, 'value'], ...names.map((name) => [...path, 'with', name])];
    const written = paths.flatMap((one) => conditionWrittenAt(project, descriptor, one) ?? []);
    return valuesRead(project, this.#persona, written);
  }

  /** Whether the part at a path is there, and why. */
  visibility(path: Path): WhyNot {
    const { project, descriptor } = this;
    return whyNot(project, descriptor, path, this.#persona, waysInScenarios(project, descriptor, path));
  }

  /** Whether the part at a path can be used by its `enabledWhen`, and why. */
  enabled(path: Path): WhyNot {
    const { project, descriptor } = this;
    const written = conditionWrittenAt(project, descriptor, [...path, 'enabledWhen']);
    const way: Way = { label: '', conditions: written ? [written] : [] };
    return whyNot(project, descriptor, path, this.#persona, [way]);
  }
}

/** Without the answers of sources that are not called, because their `when` does not hold. */
function withCalledSources(project: Project, descriptor: Descriptor, persona: Persona): Persona {
  const answers = { ...persona.answers };
  for (const [name, path] of declaredPaths(project, descriptor, 'sources')) {
    const when = conditionWrittenAt(project, descriptor, [...path, 'when']);
    if (when && evaluate(when.syntax, scopeOf({ ...persona, answers })) !== true) delete answers[name];
  }
  return { ...persona, answers };
}
