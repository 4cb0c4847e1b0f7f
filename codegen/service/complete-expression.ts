import { expectedType } from '../3-check/expected-type';
import { checkAt, checkIn, type CheckedExpression, type Syntax, type Variable } from '../2-analyze/analysis';
import { findFunction, languageFunctions, type LanguageFunction } from '../language/functions';
import { alternatives, mayBe, valuesOf } from '../language/type-relations';
import type { Member, Type } from '../language/type';
import type { MarkedValue } from '../language/model';
import { offsetAt, type Cursor } from './cursor';
import { caretAt, entriesAround, type Caret } from './expression-caret';
import { aboutType, signatureOf } from './descriptions';
import type { Completion, CompletionKind } from './service';
import { declaredText, listOfName, listsOfFunctions } from './symbols';

/** What may be written: its label is the text. */
interface Candidate {
  readonly label: string;
  readonly kind: CompletionKind;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
}

/** What may be written at a cursor in an expression. */
export function completeExpression(at: Cursor, marked: MarkedValue, text: string): readonly Completion[] {
  const { project, descriptor } = at.open;
  const caret = caretAt(text, at.index);
  const index = at.range.length === 0 ? 0 : at.index;
  if (!caret)
    return operatorsAfter(text.slice(0, index)).map((one) => completion(at, { start: index, end: index }, one));
  const { environment } = checkAt(project, descriptor, '', marked);
  const names = entriesAround(project, environment, { text: caret.text, nodes: [caret.node, ...caret.around] });
  const typeOf = (node: Syntax) => checkIn(project, caret.text.slice(node.start, node.end), environment, names).type;
  const candidates = candidatesAt(at, caret, {
    typeOf,
    names,
    expected: expectedType(project, descriptor, marked),
    environment,
  });
  return candidates.map((one) => completion(at, caret.range, one));
}

interface Context {
  readonly typeOf: (node: Syntax) => Type;
  /** The entries that macros around the caret name. */
  readonly names: readonly (readonly [string, Variable])[];
  /** The type that the whole expression must give. */
  readonly expected: Type | undefined;
  readonly environment: CheckedExpression['environment'];
}

function candidatesAt(at: Cursor, caret: Caret, context: Context): readonly Candidate[] {
  const { node } = caret;
  if (node.is === 'member') return membersOf(context.typeOf(node.object));
  if (node.is === 'call' && node.receiver) return methodsOf(context.typeOf(node.receiver));
  const values = valuesAt(at, caret, context);
  if (caret.isQuoted) return values.filter(({ isText }) => isText);
  const written = values.map((one) => (one.isText ? { ...one, label: `'${one.label}'` } : one));
  return [...written, ...namesAt(at, context)];
}

/** Members of an object, and what can be called on a text or a list. */
function membersOf(type: Type): readonly Candidate[] {
  const members = alternatives(type).flatMap((one) => (one.is === 'object' ? [...one.members] : []));
  return [...members.map(memberCandidate), ...methodsOf(type)];
}

function memberCandidate([name, member]: readonly [string, Member]): Candidate {
  return { label: name, kind: 'member', detail: aboutType(member), documentation: member.description };
}

const macroDocs: readonly (readonly [string, string])[] = [
  ['exists', 'whether one of the entries fulfils a condition: `list.exists(entry, entry.x == 1)`'],
  ['all', 'whether all entries fulfil a condition'],
  ['filter', 'the entries that fulfil a condition'],
  ['map', 'a value for each entry: `list.map(entry, entry.name)`'],
];

function methodsOf(type: Type): readonly Candidate[] {
  const macros = alternatives(type).some(({ is }) => is === 'list')
    ? macroDocs.map(([label, documentation]): Candidate => ({ label, kind: 'function', documentation }))
    : [];
  const methods = Object.entries<LanguageFunction>(languageFunctions).filter(([, one]) => {
    const [first] = one.parameters;
    return (one.method || one.both) && first && 'type' in first && type.is !== 'any' && mayBe(type, first.type);
  });
  return [...macros, ...methods.map(functionCandidate)];
}

function functionCandidate([name, one]: readonly [string, LanguageFunction]): Candidate {
  return { label: name, kind: 'function', detail: signatureOf(name, one), documentation: one.doc };
}

/** Variables, predicates, rules and functions. */
function namesAt(at: Cursor, { names, environment }: Context): readonly Candidate[] {
  const { project, descriptor } = at.open;
  const about = (name: string) => {
    const list = listOfName(project, descriptor, name);
    return list && declaredText(project, descriptor, { list, name });
  };
  const variables = new Map([...environment.variables, ...names]);
  const predicates = [...(environment.predicates ?? []), ...(environment.rules?.keys() ?? [])];
  const functions = Object.entries<LanguageFunction>(languageFunctions).filter(([, one]) => !one.method);
  return [
    ...[...variables].map(([label, { type }]): Candidate => {
      return { label, kind: 'name', detail: aboutType({ type, optional: false }), documentation: about(label) };
    }),
    ...predicates.map((label): Candidate => {
      return { label, kind: 'name', detail: 'predicate', documentation: about(label) };
    }),
    ...functions.map(functionCandidate),
  ];
}

/** A value; a text is written in quotes. */
interface ValueCandidate extends Candidate {
  readonly isText: boolean;
}

/** The values that fit at the caret: of what it is compared with, of a function, or of the expression as a whole. */
function valuesAt(at: Cursor, { node, around }: Caret, context: Context): readonly ValueCandidate[] {
  const [parent, grandparent] = around;
  const values = (type: Type | undefined) =>
    ((type && valuesOf(type)) ?? []).map((value): ValueCandidate => {
      return { label: String(value), kind: 'value', isText: typeof value === 'string' };
    });
  if (!parent || parent.is === 'choose') return values(context.expected);
  if (parent.is === 'binary' && (parent.operator === '==' || parent.operator === '!=')) {
    return parent.operands.filter((one) => one !== node).flatMap((one) => values(context.typeOf(one)));
  }
  if (parent.is === 'list' && grandparent?.is === 'binary' && grandparent.operator === 'in') {
    const [left] = grandparent.operands;
    return left ? values(context.typeOf(left)) : [];
  }
  if (parent.is !== 'call') return [];
  const parameter = findFunction(parent.name)?.parameters[parent.arguments.indexOf(node)];
  if (!parameter || !('names' in parameter)) return [];
  const { project, descriptor } = at.open;
  const list = listsOfFunctions[parameter.names];
  return [...(context.environment[parameter.names] ?? [])].map((label): ValueCandidate => {
    return {
      label,
      kind: 'value',
      isText: true,
      documentation: declaredText(project, descriptor, { list, name: label }),
    };
  });
}

/** After a whole operand comes an operator. */
function operatorsAfter(text: string): readonly Candidate[] {
  if (!/\s$/.test(text) || !caretAt(`${text}== `, text.length + 3)) return [];
  const operators = ['==', '!=', 'in', '&&', '||', '<', '<=', '>', '>=', '+', '?'];
  return operators.map((label) => ({ label, kind: 'operator' }));
}

function completion(
  at: Cursor,
  { start, end }: { readonly start: number; readonly end: number },
  { label, kind, detail, documentation }: Candidate,
): Completion {
  const offset = offsetAt(at, start);
  const inside = JSON.stringify(label).slice(1, -1);
  return {
    label,
    kind,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation }),
    edit:
      at.range.length === 0
        ? { ...at.range, text: `"${inside}"` }
        : { offset, length: offsetAt(at, end) - offset, text: inside },
  };
}
