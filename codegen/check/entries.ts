import { valueAt } from '../address';
import { diagnose, suggest } from '../diagnostic';
import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import { listFor } from '../expression/lists-around';
import { parse } from '../expression/parse';
import { pathsRead } from '../expression/paths-read';
import type { Syntax } from '../expression/syntax';
import type { Descriptor, MarkedValue } from '../model';
import { stringAt } from '../parse/read';
import type { Project } from '../project';
import { closedLists } from './closed-lists';
import { dependent } from './local';

/** What tells the entries of a list apart reads the entry, and a kind of object that is written out has a drawer. */
export const entries = dependent(['drawer'], function* (descriptor, project) {
  const drawers = () => closedLists(project)('drawer', descriptor);
  for (const marked of project.marks(descriptor)) {
    const { mark, path, value } = marked;
    if (mark.is !== 'expression' || typeof value !== 'string') continue;
    if (tellsApart(descriptor, marked) && isSame(project, descriptor, marked, value)) {
      const message = 'This is the same for every entry: it does not read `item`.';
      yield diagnose(descriptor, path, { code: 'entry/constant', message, hint: 'Read the entry, e.g. `item.id`.' });
    }
    if (path.at(-1) !== 'searchType') continue;
    const known = drawers();
    for (const { start, end, word } of known ? wordsGiven(parse(value).syntax) : []) {
      if (known?.has(word)) continue;
      const { hint } = suggest(word, known ?? []);
      const message = `${word} is not the search type of a drawer.`;
      const at = { index: start, length: end - start };
      yield diagnose(descriptor, path, { code: 'name/drawer', message, ...(hint && { hint }), at });
    }
  }
});

/** Whether it gives the same for every entry; what is wrong with it is told by itself. */
function isSame(project: Project, descriptor: Descriptor, { mark, path }: MarkedValue, text: string): boolean {
  return (
    pathsRead(text).every(([first]) => first !== 'item') &&
    checkExpression(text, environmentFor(project, descriptor, path, mark.is === 'expression' ? mark.scope : undefined))
      .problems.length === 0
  );
}

const ofParts: ReadonlySet<unknown> = new Set(['rowId', 'time', 'name', 'value', 'label']);

function tellsApart(descriptor: Descriptor, { path }: MarkedValue): boolean {
  const last = path.at(-1);
  const holder = valueAt(descriptor.value, path.slice(0, -1));
  if (last === 'objectId') return path.at(-3) === 'columns';
  if (descriptor.kind !== 'screen' || !ofParts.has(last) || stringAt(holder, 'rows') === undefined) return false;
  return listFor(descriptor, path) !== undefined;
}

/** The values that an expression gives as they are written in it. */
function wordsGiven(syntax: Syntax | undefined): readonly { start: number; end: number; word: string }[] {
  if (syntax?.is === 'choose') return [...wordsGiven(syntax.yes), ...wordsGiven(syntax.no)];
  if (syntax?.is !== 'literal' || syntax.value === null) return [];
  return [{ start: syntax.start, end: syntax.end, word: String(syntax.value) }];
}
