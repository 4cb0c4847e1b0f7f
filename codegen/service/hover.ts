import type { Project } from '../1-parse/project';
import { valueAt } from '../language/address';
import { findFunction } from '../language/functions';
import type { Descriptor } from '../language/model';
import { memberAt } from '../language/type-relations';
import type { Type } from '../language/type';
import { hasKey, type Cursor } from './cursor';
import { aboutDefault, aboutType, signatureOf } from './descriptions';
import { expressionNodeAt, type ExpressionNode } from './expression-node';
import { locationOf, occurrenceAt } from './find-symbol';
import { schemasAt } from './schemas-at';
import type { Hover } from './service';
import { declaredText, listOfName } from './symbols';

/** What the word at a cursor means: a key of the language, a name of the project, or a part of an expression. */
export function hoverAt(at: Cursor, offset: number): Hover | undefined {
  const { project, descriptor } = at.open;
  if (at.range.length === 0 || !hasKey(at)) return undefined;
  const inExpression = expressionNodeAt(at);
  const found = inExpression && hoverInExpression(project, descriptor, inExpression);
  return found ?? hoverOnName(at, offset) ?? hoverOnWord(at);
}

/** A key, or a value of a closed list of the language. */
function hoverOnWord({ open: { descriptor, schema }, path, isKey, range }: Cursor): Hover | undefined {
  if (isKey) {
    const name = String(path.at(-1));
    const holders = schemasAt(schema, descriptor.value, path.slice(0, -1));
    const [text] = holders.flatMap(
      ({ purposes, properties }) => purposes?.get(name) ?? properties?.get(name)?.description ?? [],
    );
    const [known] = holders.flatMap(({ defaults }) => defaults?.get(name) ?? []);
    return hover(range, `**${name}**${known === undefined ? '' : `: ${aboutDefault(known)}`}`, text);
  }
  const value = valueAt(descriptor.value, path);
  const meant = schemasAt(schema, descriptor.value, path).find(({ constant }) => constant === value);
  return hover(range, `**${String(value)}**`, meant?.description);
}

/** A name of a closed list. */
function hoverOnName({ file, open: { project, descriptor } }: Cursor, offset: number): Hover | undefined {
  const found = occurrenceAt(project, file, offset);
  if (!found) return undefined;
  const { list, name } = found.symbol;
  return hover(locationOf(found), `${list} **${name}**`, declaredText(project, descriptor, found.symbol));
}

function hoverInExpression(
  project: Project,
  descriptor: Descriptor,
  { node, typeOf, rangeOf }: ExpressionNode,
): Hover | undefined {
  if (node.is === 'member') {
    const member = memberAt(typeOf(node.object), [node.name]);
    return hover(
      rangeOf(node.at),
      `**${node.name}**: ${aboutType(member ?? asMember(typeOf(node)))}`,
      member?.description,
    );
  }
  if (node.is === 'name') {
    const heading = `**${node.name}**: ${aboutType(asMember(typeOf(node)))}`;
    return hover(rangeOf(node), heading, aboutName(project, descriptor, node.name));
  }
  if (node.is !== 'call') return undefined;
  const known = findFunction(node.name);
  const heading = known ? `**${signatureOf(node.name, known)}**` : `**${node.name}**`;
  return hover(rangeOf(node.at), heading, known?.doc ?? aboutName(project, descriptor, node.name));
}

const asMember = (type: Type) => ({ type, optional: false });

function aboutName(project: Project, descriptor: Descriptor, name: string): string | undefined {
  const list = listOfName(project, descriptor, name);
  return list && declaredText(project, descriptor, { list, name });
}

function hover(range: Hover['range'], heading: string, text: string | undefined): Hover {
  return { range, contents: text ? `${heading}\n\n${text}` : heading };
}
