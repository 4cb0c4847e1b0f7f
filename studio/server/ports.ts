import { parse } from '~/codegen/2-analyze/analysis';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import type { Project } from '~/codegen/1-parse/project';
import { evaluate } from '~/codegen/service/visibility/evaluate';
import { isList, isString } from '~/lib/json';

/** What a persona changes of the answer that tells who is signed in. */
export const personaParts = ['view', 'userType', 'flags', 'permissions'] as const;

/** One of these. */
export type PersonaPart = (typeof personaParts)[number];

/** The operation that tells who is signed in, and the expressions over its answer. */
export interface ProfilePort {
  readonly operation: Operation;
  readonly reads: Readonly<Partial<Record<PersonaPart, string>>>;
}

/** The profile of the console, if it has one. */
export function profilePortOf(project: Project): ProfilePort | undefined {
  const { operation: id, reads = {} } = project.find('engine', 'engine')?.authored.profile ?? {};
  const operation = id === undefined ? undefined : project.contract.operations.get(id);
  return operation && { operation, reads };
}

/** What an expression over an answer gives; `undefined` if there is none. */
export function readFrom(names: Readonly<Record<string, unknown>>, expression: string | undefined): unknown {
  const { syntax } = expression === undefined ? {} : parse(expression);
  return syntax && evaluate(syntax, names);
}

/** The steps to the member of an answer that an expression reads; nothing for one that computes something. */
export function memberRead(expression: string | undefined): readonly string[] | undefined {
  return expression !== undefined && /^answer(\.\w+)+$/.test(expression) ? expression.split('.').slice(1) : undefined;
}

/** An entry of the menu: its key, and what it is called. */
export interface MenuEntry {
  readonly id: unknown;
  readonly title: string;
}

/** The operation that gives the menu. */
export function menuOperationOf(project: Project): Operation | undefined {
  const id = project.find('engine', 'engine')?.authored.menu?.operation;
  return id === undefined ? undefined : project.contract.operations.get(id);
}

/** The entries of the menu in an answer, and those below them. */
export function menuEntriesOf(project: Project, answer: unknown): readonly MenuEntry[] {
  const { entries, entry } = project.find('engine', 'engine')?.authored.menu?.reads ?? {};
  const entriesIn = (list: unknown): readonly MenuEntry[] =>
    isList(list)
      ? list.flatMap((item) => {
          const title = readFrom({ item }, entry?.title);
          const below = entriesIn(readFrom({ item }, entry?.children));
          return isString(title) ? [{ id: readFrom({ item }, entry?.id), title }, ...below] : below;
        })
      : [];
  return entriesIn(readFrom({ answer }, entries));
}
