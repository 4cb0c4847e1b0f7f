import {
  definitionOf,
  expand,
  freePaths,
  waysTo,
  type Syntax,
  type Way,
  type WayCondition,
} from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { locationIn, spanInString, spanOf } from '../../diagnostics/locate';
import type { Descriptor, Path } from '../../language/model';
import { evaluate } from './evaluate';
import { scopeOf, type Persona } from './persona';
import type { Written } from './who-sees';

/** A condition, or a part of one, and what it is for a persona. */
export interface WhyPart extends Written {
  readonly value: boolean | 'unknown';
  /** What it reads, as JSON; only of a part that has no children. */
  readonly reads: Readonly<Record<string, string>>;
  /** What it is made of: operands, and what the names in it mean. */
  readonly children: readonly WhyPart[];
}

/** Whether a persona sees a part, and why or why not. */
export interface WhyNot {
  readonly visible: boolean;
  readonly parts: readonly WhyPart[];
}

/** Whether a persona sees the part at a path of a descriptor. With several ways to it, each is a part of the answer. */
export function whyNot(
  project: Project,
  descriptor: Descriptor,
  path: Path,
  persona: Persona,
  to: readonly Way[] = waysTo(project, descriptor, path),
): WhyNot {
  const explainer = new Explainer(project, persona);
  const ways = to.map((way) => ({ way, parts: explainer.explainWay(way) }));
  const visible = ways.some(({ parts }) => areTrue(parts));
  if (ways.length === 1) return { visible, parts: ways[0]?.parts ?? [] };
  const { file, root } = descriptor;
  const position = locationIn(file, spanOf(root, path).offset);
  const parts = ways.map(({ way, parts: children }) => {
    const value = areTrue(children);
    return { text: `shown in ${way.label}`, ...position, value, reads: {}, children };
  });
  return { visible, parts };
}

/** An expression with its value, and with what it reads unless that is the value; as JSON, `missing` for none. */
export interface ReadValue extends Written {
  readonly value: string;
  readonly reads: Readonly<Record<string, string>>;
}

/** What expressions give for a persona. */
export function valuesRead(
  project: Project,
  persona: Persona,
  expressions: readonly WayCondition[],
): readonly ReadValue[] {
  const explainer = new Explainer(project, persona);
  return expressions.flatMap(({ written, ...one }) => (written ? [explainer.read({ ...one, ...written })] : []));
}

function areTrue(parts: readonly WhyPart[]): boolean {
  return parts.every(({ value }) => value === true);
}

/** An expression and where it is written. */
type ConditionPart = Pick<WayCondition, 'descriptor' | 'path' | 'text'> & NonNullable<WayCondition['written']>;

class Explainer {
  readonly #project: Project;
  readonly #persona: Persona;
  readonly #scope: Readonly<Record<string, unknown>>;

  constructor(project: Project, persona: Persona) {
    this.#project = project;
    this.#persona = persona;
    this.#scope = scopeOf(persona);
  }

  explainWay({ conditions }: Way): readonly WhyPart[] {
    return conditions.flatMap(({ written, keys, ...condition }): readonly WhyPart[] => {
      if (written) return [this.#explain({ ...condition, ...written }, [])];
      const { menuKeys } = this.#persona;
      const value = keys?.some((key) => menuKeys?.includes(key)) ?? false;
      return menuKeys ? [{ ...positionIn(condition), value, reads: {}, children: [] }] : [];
    });
  }

  read(written: ConditionPart): ReadValue {
    const position = positionIn(written, written.syntax);
    const { [position.text]: itself, ...reads } = this.#readBy(written);
    return { ...position, value: itself ?? jsonOf(this.#valueOf(written, written.syntax)), reads };
  }

  #explain(written: ConditionPart, open: readonly string[]): WhyPart {
    const { syntax } = written;
    const value = this.#valueOf(written, syntax);
    const children = this.#childrenOf(written, open);
    return {
      ...positionIn(written, syntax),
      value: typeof value === 'boolean' ? value : 'unknown',
      reads: children.length > 0 ? {} : this.#readBy(written),
      children,
    };
  }

  #childrenOf(written: ConditionPart, open: readonly string[]): readonly WhyPart[] {
    const { syntax, descriptor } = written;
    if (syntax.is === 'not') return [this.#explain({ ...written, syntax: syntax.operand }, open)];
    if (syntax.is === 'binary' && (syntax.operator === '&&' || syntax.operator === '||'))
      return syntax.operands.map((operand) => this.#explain({ ...written, syntax: operand }, open));
    const definition = syntax.is === 'name' ? definitionOf(this.#project, descriptor, syntax.name) : undefined;
    if (syntax.is !== 'name' || !definition || open.includes(syntax.name)) return [];
    return [this.#explain({ ...written, ...definition, scope: {} }, [...open, syntax.name])];
  }

  #readBy(written: ConditionPart): Readonly<Record<string, string>> {
    const paths = freePaths(written.syntax).map((path) => path.join('.'));
    return Object.fromEntries(
      [...new Set(paths)].map((path): [string, string] => {
        const [name = '', ...members] = path.split('.');
        const range = { start: 0, end: 0 };
        const read = members.reduce<Syntax>(
          (object, member) => ({ is: 'member', object, name: member, at: range, ...range }),
          { is: 'name', name, ...range },
        );
        return [path, jsonOf(this.#valueOf(written, read))];
      }),
    );
  }

  #valueOf({ descriptor, scope, embedding }: ConditionPart, syntax: Syntax): unknown {
    return evaluate(expand(this.#project, descriptor, { syntax, scope }, embedding), this.#scope);
  }
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? 'missing';
}

/** Where an expression is written, or a part of it. */
function positionIn(
  { descriptor, path, text }: Pick<WayCondition, 'descriptor' | 'path' | 'text'>,
  part?: Syntax,
): Written {
  const { file, root } = descriptor;
  const length = part && part.end - part.start;
  const span =
    part && length !== undefined ? spanInString(file, root, path, { index: part.start, length }) : spanOf(root, path);
  return { text: part ? text.slice(part.start, part.end) : text, ...locationIn(file, span.offset) };
}
