import type { Project } from '../1-parse/project';
import type { Descriptor } from '../language/model';
import { globalQuery, query } from '../memo';
import { partsOf, type Syntax } from './expression/syntax';
import { expressionsOf } from './expressions';
import { inAllDescriptors } from './in-all-descriptors';

const headersOfAll = inAllDescriptors(
  query((project: Project, descriptor: Descriptor): readonly string[] =>
    expressionsOf(project, descriptor).flatMap(([, { text, syntax }]) =>
      syntax && text.includes('header') ? [...headersIn(syntax)] : [],
    ),
  ),
);

/** The headers of answers that some expression reads, by their names in lower case. */
export const headersRead = globalQuery((project: Project): ReadonlySet<string> => new Set(headersOfAll(project)));

function* headersIn(syntax: Syntax): Iterable<string> {
  const [, name] = syntax.is === 'call' && syntax.name === 'header' ? syntax.arguments : [];
  if (name?.is === 'literal') yield String(name.value).toLowerCase();
  for (const part of partsOf(syntax)) yield* headersIn(part);
}
