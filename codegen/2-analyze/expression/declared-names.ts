import { callParts, ruleParts } from '../../1-parse/parts';
import type { Operation } from '../../1-parse/openapi/contract';
import { query } from '../../memo';
import type { Project } from '../../1-parse/project';
import type { Declaration, Descriptor, DescriptorOf, Json, MarkedValue, Path } from '../../language/model';
import { any, boolean, listOf, number, string } from '../../language/types';
import { union } from '../../language/type-relations';
import type { Member, Type } from '../../language/type';
import type { ScopeName, ScreenScopeName } from '../../language/scope-names';
import { inputOfDrawer } from '../drawer-inputs';
import type { Variable } from './type-environment';
import { typeOfGivenText } from './given-inputs';
import { typeOfChosen, typeOfTicks, typeOfForm } from './form-values';
import { screenVariables } from './screen-scope';

/** A value that declares names, by its mark. */
export type DeclaringValue = MarkedValue & { readonly mark: Declaration };

/** The values of a descriptor that declare names. */
export function declarationsOf(project: Project, descriptor: Descriptor): readonly DeclaringValue[] {
  return project.marks(descriptor).filter(isDeclaring);
}

function isDeclaring(marked: MarkedValue): marked is DeclaringValue {
  return marked.mark.is === 'declaration';
}

/** What names are declared as: the answers of calls, named values, conditions and rules. */
type DeclaredAs = 'sources' | 'values' | 'predicates' | 'rules';

const pathsByDeclaration = query((project: Project, descriptor: Descriptor) => {
  const paths = { sources: new Map(), values: new Map(), predicates: new Map(), rules: new Map() } satisfies Record<
    DeclaredAs,
    Map<string, Path>
  >;
  for (const { mark, path, value } of declarationsOf(project, descriptor)) {
    if (mark.of === 'number' || mark.of === 'member') continue;
    for (const name of Object.keys(value ?? {})) paths[mark.of].set(name, [...path, name]);
  }
  return paths;
});

/** The names that a descriptor declares in one way, each with the path of what it names, in document order. */
export function declaredPaths(project: Project, descriptor: Descriptor, of: DeclaredAs): ReadonlyMap<string, Path> {
  return pathsByDeclaration(project, descriptor)[of];
}

/** A rule as it is written. */
export interface DeclaredRule {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Its expression. */
  readonly text: string;
}

/** The rules that a descriptor declares, in document order. */
export function declaredRules(project: Project, descriptor: Descriptor): readonly DeclaredRule[] {
  return declarationsOf(project, descriptor).flatMap(({ mark, value }) => {
    if (mark.of !== 'rules') return [];
    return Object.entries(value ?? {}).map(([name, rule]) => ({ name, ...ruleParts(rule, mark) }));
  });
}

/** The source to whose call a path of a descriptor belongs, if it belongs to one. */
export function sourceOfPath(project: Project, descriptor: Descriptor, [group, name]: Path): string | undefined {
  if (name === undefined) return undefined;
  const isDeclared = declaredPaths(project, descriptor, 'sources').get(String(name))?.[0] === group;
  return isDeclared ? String(name) : undefined;
}

/**
 * What all expressions of a descriptor read beside its named values: the names of its kind, and those that it declares.
 */
export function declaredNames(project: Project, descriptor: Descriptor): ReadonlyMap<string, Variable> {
  const declarations = declarationsOf(project, descriptor);
  return new Map<string, Variable>([
    ...scopeOfKind(project, descriptor),
    ...declarations.flatMap(({ mark }) => (mark.of === 'number' ? [[mark.name, { type: number }] as const] : [])),
    ...groupsIn(descriptor, declarations),
    ...declarations.flatMap(({ mark, value }) => (mark.of === 'sources' ? answersOf(project, value) : [])),
  ]);
}

/** The names that the kind of a descriptor gives to its expressions. */
function* scopeOfKind(
  project: Project,
  descriptor: Descriptor,
): Iterable<readonly [ScopeName | ScreenScopeName, Variable]> {
  const { kind, authored } = descriptor;
  if (kind === 'screen') yield* screenVariables(project, authored);
  if (kind === 'drawer') yield ['input', { type: inputOfDrawer(project, descriptor) }];
  if (kind === 'panel' || kind === 'dialog' || kind === 'form')
    yield ['input', { type: inputType(project, descriptor) }];
  if (kind === 'dialog') yield ['form', { type: typeOfTicks(authored) }];
  if (kind === 'response') yield* responseVariables(project, descriptor);
  if (kind !== 'form') return;
  yield ['form', { type: typeOfForm(descriptor) }];
  const chosen = typeOfChosen(authored);
  if (chosen) yield ['chosen', { type: chosen }];
}

/** One object is `input`, all objects of a call are `targets`, and the values of the form are `form`. */
function* responseVariables(
  project: Project,
  response: DescriptorOf<'response'>,
): Iterable<readonly [ScopeName, Variable]> {
  const declared = inputType(project, response);
  const members = new Map<string, Member>([
    ['searchType', { type: union([number, string]), optional: false }],
    ['id', { type: string, optional: false }],
    ['name', { type: string, optional: false }],
    ...(declared.is === 'object' ? declared.members : []),
  ]);
  const target: Type = { is: 'object', name: 'input', members };
  yield ['input', { type: target }];
  yield ['targets', { type: listOf(target) }];
  const form = project.find('form', response.authored.form ?? '');
  yield ['form', { type: form ? typeOfForm(form) : any }];
}

/**
 * Objects whose members are declared one by one, e.g. `selected`, which has a member for each table that selects a row.
 */
function groupsIn({ kind }: Descriptor, declarations: readonly DeclaringValue[]): ReadonlyMap<string, Variable> {
  const groups = new Map<string, Map<string, Member>>();
  for (const { mark, value } of declarations) {
    if (mark.of !== 'member' || !mark.in.includes(kind)) continue;
    const members = groups.get(mark.name) ?? new Map<string, Member>();
    groups.set(mark.name, members.set(String(value), { type: any, optional: true }));
  }
  return new Map([...groups].map(([name, members]) => [name, { type: { is: 'object', name, members } }]));
}

function answersOf({ contract }: Project, sources: Json): readonly (readonly [string, Variable])[] {
  return Object.entries(sources ?? {}).map(([name, source]) => {
    const operation = contract.operations.get(callParts(source).operation ?? '');
    return [name, { type: operation?.answer ?? any, source: true, ...headersOf(operation) }];
  });
}

/** The headers that `header` can read of the answer to an operation. */
export function headersOf(operation: Operation | undefined): Pick<Variable, 'headers'> {
  return operation && operation.headers.size > 0 ? { headers: operation.headers } : {};
}

function inputType(
  project: Project,
  { kind, id, authored }: DescriptorOf<'panel' | 'dialog' | 'form' | 'response'>,
): Type {
  const members = Object.entries(authored.input ?? {}).map(([name, declared]) => {
    const word = String(declared);
    const type = typeOfInput(word);
    const isText = kind === 'panel' && type.is === 'string';
    return [name, { type: isText ? typeOfGivenText(project, id, name) : type, optional: word.endsWith('?') }] as const;
  });
  return { is: 'object', name: 'input', members: new Map(members) };
}

/** The type that a declaration such as `string?` means. */
export function typeOfInput(declared: string): Type {
  return inputTypes.get(declared.replace('?', '')) ?? any;
}

const inputTypes: ReadonlyMap<string, Type> = new Map([
  ['string', string],
  ['number', number],
  ['boolean', boolean],
  ['list', listOf(any)],
]);
