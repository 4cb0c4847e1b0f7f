import { checkAt, checkIn, parse, type Syntax } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { spanInString } from '../diagnostics/locate';
import { valueAt } from '../language/address';
import { findFunction } from '../language/functions';
import type { Descriptor, MarkedValue } from '../language/model';
import { alternatives } from '../language/type-relations';
import { hasKey, type Cursor } from './cursor';
import { aboutType, signatureOf } from './descriptions';
import { entriesAround, pathTo } from './expression-caret';
import { occurrenceAt } from './find-symbol';
import { schemasAt } from './schemas-at';
import type { Hover } from './service';
import { declaredText, listOfName } from './symbols';

/** What the word at a cursor means: a key of the language, a name of the project, or a part of an expression. */
export function hoverAt(at: Cursor, offset: number): Hover | undefined {
  const { descriptor } = at.open;
  if (at.range.length === 0 || !hasKey(at)) return undefined;
  const expression = at.isKey
    ? undefined
    : at.marks.find(({ mark }) => mark.is === 'expression' || mark.is === 'binding');
  const text = valueAt(descriptor.value, at.path);
  const inExpression = expression && typeof text === 'string' ? hoverInExpression(at, expression, text) : undefined;
  return inExpression ?? hoverOnName(at, offset) ?? hoverOnWord(at);
}

/** A key, or a value of a closed list of the language. */
function hoverOnWord({ open: { descriptor, schema }, path, isKey, range }: Cursor): Hover | undefined {
  if (isKey) {
    const name = String(path.at(-1));
    const texts = schemasAt(schema, descriptor.value, path.slice(0, -1)).flatMap(
      ({ purposes, properties }) => purposes?.get(name) ?? properties?.get(name)?.description ?? [],
    );
    return hover(range, `**${name}**`, texts[0]);
  }
  const value = valueAt(descriptor.value, path);
  const meant = schemasAt(schema, descriptor.value, path).find(({ constant }) => constant === value);
  return hover(range, `**${String(value)}**`, meant?.description);
}

/** A name of a closed list. */
function hoverOnName({ open: { project, descriptor } }: Cursor, offset: number): Hover | undefined {
  const found = occurrenceAt(project, descriptor.file.path, offset);
  if (!found) return undefined;
  const { list, name } = found.symbol;
  return hover(found.range, `${list} **${name}**`, declaredText(project, descriptor, found.symbol));
}

function hoverInExpression(at: Cursor, marked: MarkedValue, text: string): Hover | undefined {
  const { project, descriptor } = at.open;
  const { syntax } = parse(text);
  const path = syntax && pathTo(syntax, (node) => node.start <= at.index && at.index <= node.end);
  const [node] = path ?? [];
  if (!path || !node) return undefined;
  const range = (start: number, end: number) =>
    spanInString(descriptor.file, descriptor.root, at.path, { index: start, length: end - start });
  const { environment } = checkAt(project, descriptor, '', marked);
  const names = entriesAround(project, environment, { text, nodes: path });
  const typeOf = (one: Syntax) => checkIn(project, text.slice(one.start, one.end), environment, names).type;
  if (node.is === 'member') {
    const member = alternatives(typeOf(node.object)).flatMap((one) =>
      one.is === 'object' ? (one.members.get(node.name) ?? []) : [],
    )[0];
    return hover(
      range(node.at.start, node.end),
      `**${node.name}**: ${aboutType(member ?? asMember(typeOf(node)))}`,
      member?.description,
    );
  }
  if (node.is === 'name') {
    const heading = `**${node.name}**: ${aboutType(asMember(typeOf(node)))}`;
    return hover(range(node.start, node.end), heading, aboutName(project, descriptor, node.name));
  }
  if (node.is !== 'call') return undefined;
  const known = findFunction(node.name);
  const heading = known ? `**${signatureOf(node.name, known)}**` : `**${node.name}**`;
  return hover(range(node.at.start, node.at.end), heading, known?.doc ?? aboutName(project, descriptor, node.name));
}

const asMember = (type: ReturnType<typeof checkIn>['type']) => ({ type, optional: false });

function aboutName(project: Project, descriptor: Descriptor, name: string): string | undefined {
  const list = listOfName(project, descriptor, name);
  return list && declaredText(project, descriptor, { list, name });
}

function hover(range: Hover['range'], heading: string, text: string | undefined): Hover {
  return { range, contents: text ? `${heading}\n\n${text}` : heading };
}
