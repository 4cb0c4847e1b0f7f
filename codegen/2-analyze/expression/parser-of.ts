import type { Descriptor } from '../../language/model';
import { query } from '../../memo';
import type { Project } from '../../1-parse/project';
import { parse, type Parsed } from './parse';

/** The parser of the expressions of one descriptor: it parses each text once. What it remembers follows from the text alone. */
export const parserOf = query((_project: Project, _descriptor: Descriptor): ((text: string) => Parsed) => {
  const parsed = new Map<string, Parsed>();
  return (text) => {
    const known = parsed.get(text) ?? parse(text);
    parsed.set(text, known);
    return known;
  };
});

/** Whether a text is one name of the expression language. */
export function isName(text: string): boolean {
  return parse(text).syntax?.is === 'name';
}
