import { declaredInputs } from '../1-parse/parts';
import type { Project } from '../1-parse/project';
import type { Descriptor, DescriptorOf } from '../language/model';
import { globalQuery } from '../memo';

/** The number or the name of a kind of object, by which its drawer is opened. */
export type SearchType = number | string;

/** The responses for one kind of object. */
export interface ResponsesForObject {
  readonly responses: readonly DescriptorOf<'response'>[];
  /** What they read beside `id` and `name`: the declared type by name, such as `string?`. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** The responses by the search type of the objects that they are for. */
export const responsesByObject = globalQuery((project: Project): ReadonlyMap<SearchType, ResponsesForObject> => {
  const types = new Set(project.of('response').flatMap(objectsOf));
  return new Map(
    [...types].map((type) => {
      const responses = project.of('response').filter((response) => objectsOf(response).includes(type));
      return [type, { responses, inputs: inputsOf(responses) }] as const;
    }),
  );
});

/** The search types of the objects that a response is for. */
export function objectsOf({ authored }: DescriptorOf<'response'>): readonly SearchType[] {
  return (authored.objects ?? []).flatMap((type) => type ?? []);
}

/** The search type of the objects whose `target` a drawer or a list gives; nothing if it gives none. */
export function searchTypeOfTarget({ kind, authored }: Descriptor): SearchType | undefined {
  if (kind === 'drawer') return authored.target && authored.searchType;
  return kind === 'screen' && authored.kind === 'table' ? authored.target?.searchType : undefined;
}

/** An input that one response needs is needed, also if another one can do without it. */
function inputsOf(responses: readonly Descriptor[]): ReadonlyMap<string, string> {
  const inputs = new Map<string, string>();
  for (const [name, type] of responses.flatMap((response) => [...declaredInputs(response)])) {
    if (inputs.get(name)?.endsWith('?') !== false) inputs.set(name, type);
  }
  return inputs;
}
