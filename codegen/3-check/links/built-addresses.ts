import { valueAt } from '../../language/address';
import { suggest } from '../../diagnostics/diagnostic';
import type { LocatedFinding } from '../../diagnostics/finding';
import {
  type BuiltText,
  type CheckedExpression,
  expressionAt,
  expressionsOf,
  gap,
  type Range,
  suggestValue,
  textsBuilt,
} from '../../2-analyze/analysis';
import type { Descriptor, Json, MarkedValue, Path } from '../../language/model';
import { linkParts } from '../../1-parse/parts';
import type { Project } from '../../1-parse/project';
import { query } from '../../memo';

/** A position in a descriptor, for a diagnostic. */
export interface Location {
  readonly path: Path;
  readonly mark: Pick<LocatedFinding, 'at' | 'key'>;
}

/** A value that is written into an address. */
export interface WrittenValue {
  readonly text: string;
  readonly location: Location;
  /** Hint and fix for one that is none of the allowed ones. */
  readonly advice: (allowed: readonly string[]) => Pick<LocatedFinding, 'hint' | 'fix'>;
}

/** A member of the query of an address. */
export interface AddressMember {
  readonly name: string;
  readonly location: Location;
  /** Position of its value. */
  readonly value: Location;
  /** The values that are written; none where it is computed. */
  readonly written: readonly WrittenValue[];
  /** Whether it is given as a list of values. */
  readonly isList: boolean;
}

/** An address of the console that a descriptor builds. */
export interface BuiltAddress {
  /** The path before the query, and before a tail that is computed or separate. */
  readonly path: string;
  readonly location: Location;
  /** Position of its tail, if it has a separate one. */
  readonly tail: Location | undefined;
  readonly members: readonly AddressMember[];
}

/**
 * The addresses of the console that a descriptor builds: of its actions and redirects, and those that expressions give
 * as text.
 */
export const builtAddresses = query((project: Project, descriptor: Descriptor): readonly BuiltAddress[] => {
  // Nearly all expressions hold no address.
  const expressions = new Map(expressionsOf(project, descriptor).filter(([, { text }]) => text.includes('#/')));
  return project.marks(descriptor).flatMap((marked) => {
    const { mark, path } = marked;
    if (mark.is === 'name' && mark.of === 'route') return [ofAction(project, descriptor, marked)];
    const expression = expressions.get(marked);
    return expression ? ofExpression(expression, path) : [];
  });
});

function ofAction(project: Project, descriptor: Descriptor, { path, value }: MarkedValue): BuiltAddress {
  const parent = path.slice(0, -1);
  const { hasTail, query } = linkParts(valueAt(descriptor.value, parent));
  return {
    path: String(value),
    location: { path, mark: {} },
    tail: hasTail ? { path: [...parent, 'tail'], mark: { key: true } } : undefined,
    members: Object.entries(query).map(([name, given]) => {
      const at = [...parent, 'query', name];
      const location = { path: at, mark: { key: true } };
      // The query of a redirect holds words, that of an action expressions.
      const values =
        descriptor.kind === 'route' ? ofWords(at, given) : ofBinding(at, expressionAt(project, descriptor, at));
      return { name, location, value: { path: at, mark: {} }, ...values };
    }),
  };
}

type Values = Pick<AddressMember, 'written' | 'isList'>;

function ofWords(path: Path, given: Json): Values {
  const text = String(given);
  return {
    isList: false,
    written: [{ text, location: { path, mark: {} }, advice: (allowed) => suggest(text, allowed) }],
  };
}

function ofBinding(path: Path, expression: CheckedExpression | undefined): Values {
  const { text = '', syntax } = expression ?? {};
  const parts = syntax?.is === 'list' ? syntax.entries : syntax ? [syntax] : [];
  const written = parts.flatMap((part): readonly WrittenValue[] => {
    if (part.is !== 'literal' || part.value === null) return [];
    const advice = (allowed: readonly string[]) => suggestValue(part, text, allowed);
    return [{ text: String(part.value), location: located(path, part), advice }];
  });
  return { isList: syntax?.is === 'list', written };
}

/** What comes before the path in an address of the console. */
const start = /^(?:\/index\.html|\/)?#(?=\/)/;

function ofExpression({ text: source, syntax }: CheckedExpression, path: Path): readonly BuiltAddress[] {
  const texts = syntax ? textsBuilt(syntax, source) : [];
  return texts.filter(({ text }) => start.test(text)).map((text) => ofText(text, path));
}

function ofText(built: BuiltText, parent: Path): BuiltAddress {
  const { text, rangeOf } = built;
  const from = start.exec(text)?.[0].length ?? 0;
  const to = text.includes('?') ? text.indexOf('?') : text.length;
  const whole = text.slice(from, to);
  const [fixed = ''] = whole.split(gap);
  const path = fixed === whole ? whole : fixed.replace(/\/[^/]*$/, '');
  const location = located(parent, rangeOf(from, from + path.length));
  return { path, location, tail: fixed === whole ? undefined : location, members: membersOf(built, parent, to + 1) };
}

function membersOf({ text, rangeOf }: BuiltText, parent: Path, from: number): readonly AddressMember[] {
  const members: AddressMember[] = [];
  let at = from;
  for (const part of text.slice(from).split('&')) {
    const name = part.split('=', 1)[0] ?? '';
    const value = part.slice(name.length + 1);
    const valueAt = at + name.length + 1;
    if (name !== '' && !name.includes(gap)) {
      const location = located(parent, rangeOf(at, at + name.length));
      const ofValue = value === '' ? location : located(parent, rangeOf(valueAt, valueAt + value.length));
      const isWritten = value !== '' && !value.includes(gap);
      const written = {
        text: value,
        location: ofValue,
        advice: (allowed: readonly string[]) => suggest(value, allowed),
      };
      members.push({ name, location, value: ofValue, written: isWritten ? [written] : [], isList: false });
    }
    at += part.length + 1;
  }
  return members;
}

function located(path: Path, { start: index, end }: Range): Location {
  return { path, mark: { at: { index, length: end - index } } };
}
