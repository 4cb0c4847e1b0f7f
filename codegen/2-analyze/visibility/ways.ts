import { pointerOf } from '../../diagnostics/locate';
import { describePath } from '../../language/layout';
import type { Descriptor, Path, ValueScope } from '../../language/model';
import { globalQuery, isSameList, query } from '../../memo';
import type { Project } from '../../1-parse/project';
import type { Syntax } from '../expression/syntax';
import { expressionsOf, markedExpressionAt } from '../expressions';
import { inAllDescriptors } from '../in-all-descriptors';
import { usedNames } from '../names-used';
import { routesOf } from '../route-table';
import { expand, type Embedding } from './expand';
import { presenceAround } from './presence';
import { fact } from './variable';

/** A condition on the way to a part. */
export interface WayCondition {
  readonly descriptor: Descriptor;
  /** The path of what is written: a condition, or the menu keys of a route. */
  readonly path: Path;
  readonly text: string;
  /** As it is written; absent for menu keys. */
  readonly written?: { readonly syntax: Syntax; readonly scope: ValueScope; readonly embedding: Embedding };
  /** The menu keys, of which one must be allowed. */
  readonly keys?: readonly number[];
  /** Written out, in names that are the same on the whole way. */
  readonly syntax: Syntax;
}

/** One way to reach a part: through a route, a tab that shows a panel, a dialog that has a form. */
export interface Way {
  /** The descriptors around that of the part, the outermost first: `routes/home.json /hosts`. */
  readonly label: string;
  /** All must be true. */
  readonly conditions: readonly WayCondition[];
}

/** The kinds that other descriptors show inside themselves. What an action opens does not depend on who opens it. */
const shownInside: ReadonlySet<string> = new Set(['screen', 'panel', 'form']);

/** More ways than these say nothing to anybody: then only the conditions of the descriptor itself count. */
const maxWays = 64;

/** The ways to the part at a path of a descriptor: one without conditions if nothing shows the descriptor. */
export function waysTo(project: Project, descriptor: Descriptor, path: Path): readonly Way[] {
  const around = waysToDescriptor(project, descriptor, undefined, []);
  const ways = around.length > maxWays ? [{ label: '', embedding: {}, conditions: [] }] : around;
  return ways.map(({ label, embedding, conditions }) => ({
    label,
    conditions: [...conditions, ...conditionsAt(project, descriptor, path, embedding)],
  }));
}

/** The conditions of the descriptor itself around the part at a path: whoever shows it gives it its `input`. */
export function wayInside(project: Project, descriptor: Descriptor, path: Path): Way {
  return { label: '', conditions: conditionsAt(project, descriptor, path, {}) };
}

/** The condition, or any other expression, that is written at a path of a descriptor. */
export function conditionWrittenAt(project: Project, descriptor: Descriptor, path: Path): WayCondition | undefined {
  const found = markedExpressionAt(project, descriptor, path);
  if (!found) return undefined;
  const [{ scope }, { text, syntax, problems }] = found;
  if (!syntax || problems.length > 0) return undefined;
  const written = { syntax, scope, embedding: {} };
  return { descriptor, path, text, written, syntax: expand(project, descriptor, written) };
}

interface WayIn extends Way {
  /** What the names of the descriptor mean on this way. */
  readonly embedding: Embedding;
}

function waysToDescriptor(
  project: Project,
  descriptor: Descriptor,
  suffix: string | undefined,
  inner: readonly Descriptor[],
): readonly WayIn[] {
  const names = suffix === undefined ? {} : { suffix };
  const uses = shownInside.has(descriptor.kind) ? usesOf(project, descriptor) : [];
  const ways = uses.flatMap(({ user, path }) => {
    if (inner.includes(user) || user === descriptor) return [];
    const outside = waysToDescriptor(project, user, user.file.path, [...inner, descriptor]);
    return outside.map((way) => ({
      label: [way.label, labelOf(project, user, path)].filter((part) => part !== '').join(', '),
      embedding: { ...names, ...inputOf(project, descriptor, { user, path }, way.embedding) },
      conditions: [...way.conditions, ...conditionsAt(project, user, path, way.embedding)],
    }));
  });
  return ways.length > 0 ? ways : [{ label: '', embedding: names, conditions: [] }];
}

/** A name of a descriptor in another one. */
interface Use {
  readonly user: Descriptor;
  readonly path: Path;
}

/** What a descriptor shows inside itself: each use by the kind and id of what is used. */
const shownIn = query((project: Project, user: Descriptor): readonly { readonly name: string; readonly use: Use }[] =>
  usedNames(project, user).flatMap(({ of, name, path }) =>
    shownInside.has(of) ? [{ name: `${of}/${String(name)}`, use: { user, path } }] : [],
  ),
);

const shownInAll = inAllDescriptors(shownIn);

/** The uses of what is shown inside others, by kind and id. */
const usesByName = globalQuery((project: Project): ReadonlyMap<string, readonly Use[]> => {
  const uses = new Map<string, Use[]>();
  for (const { name, use } of shownInAll(project)) {
    const known = uses.get(name);
    if (known) known.push(use);
    else uses.set(name, [use]);
  }
  return uses;
});

const usesOf = query(
  (project: Project, { kind, id }: Descriptor): readonly Use[] => usesByName(project).get(`${kind}/${id}`) ?? [],
  isSameList,
);

function labelOf(project: Project, user: Descriptor, path: Path): string {
  const file = describePath(project.kinds.layout, user.file.path).replace(/^descriptors\//, '');
  const route = routeAt(project, user, path);
  return route ? `${file} ${route.path}` : `${file}#${pointerOf(path.slice(0, -1))}`;
}

function routeAt(project: Project, user: Descriptor, path: Path) {
  return routesOf(project).find(({ descriptor, at }) => descriptor === user && at.every((step, i) => step === path[i]));
}

/** What the user of a panel or form passes to it. */
function inputOf(
  project: Project,
  { kind, id }: Descriptor,
  { user, path }: Use,
  embedding: Embedding,
): Pick<Embedding, 'input'> {
  if (kind === 'screen') return {};
  const owner = pointerOf(path.slice(0, -1));
  const given = expressionsOf(project, user).flatMap(([{ path: at, scope }, { syntax }]) => {
    const { target } = scope;
    const isInput = target?.to === 'inputs' && target.of === kind && target.id === id;
    if (!syntax || !isInput || pointerOf(target.at.slice(0, -1)) !== owner) return [];
    return [[String(at.at(-1)), expand(project, user, { syntax, scope }, embedding)] as const];
  });
  return { input: new Map(given) };
}

function conditionsAt(
  project: Project,
  descriptor: Descriptor,
  path: Path,
  embedding: Embedding,
): readonly WayCondition[] {
  const around = presenceAround(project, descriptor, path).map((one) => ({
    ...{ descriptor, path: one.path, text: one.text, written: { syntax: one.syntax, scope: one.scope, embedding } },
    syntax: expand(project, descriptor, one, embedding),
  }));
  const route = routeAt(project, descriptor, path);
  const keys = route && 'keys' in route.authored ? (route.authored.keys ?? []).flatMap((key) => key ?? []) : [];
  if (!route || keys.length === 0) return around;
  const operands = keys.map((key) => fact(`menu key ${key}`));
  const text = `menu key ${keys.join(' or ')}`;
  const syntax: Syntax = { is: 'binary', operator: '||', operands, start: 0, end: 0 };
  return [{ descriptor, path: [...route.at, 'keys'], text, keys, syntax }, ...around];
}

/** The condition under which a part is present: all conditions of one of the ways to it. */
export function conditionOfWays(ways: readonly Way[]): Syntax {
  const each = ways.map(({ label, conditions }): Syntax => {
    const isThisWay = chain('==', [fact('way'), literal(label)]);
    const all = conditions.map(({ syntax }) => syntax);
    return chain('&&', [literal(true), ...(ways.length > 1 ? [isThisWay] : []), ...all]);
  });
  return chain('||', each);
}

function chain(operator: '&&' | '||' | '==', operands: readonly Syntax[]): Syntax {
  return { is: 'binary', operator, operands, start: 0, end: 0 };
}

function literal(value: string | boolean): Syntax {
  return { is: 'literal', value, start: 0, end: 0 };
}
