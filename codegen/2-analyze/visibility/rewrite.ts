import { memoizePerObject } from '~/lib/memoize';
import type { Syntax } from '../expression/syntax';

/** The expression with each of its direct parts replaced; itself if no part was another one. */
export function mapParts(syntax: Syntax, change: (part: Syntax) => Syntax): Syntax {
  switch (syntax.is) {
    case 'literal':
    case 'name':
      return syntax;
    case 'member': {
      const object = change(syntax.object);
      return object === syntax.object ? syntax : { ...syntax, object };
    }
    case 'index': {
      const [list, index] = [change(syntax.list), change(syntax.index)];
      return list === syntax.list && index === syntax.index ? syntax : { ...syntax, list, index };
    }
    case 'list': {
      const entries = mapAll(syntax.entries, change);
      return entries === syntax.entries ? syntax : { ...syntax, entries };
    }
    case 'not':
    case 'negate': {
      const operand = change(syntax.operand);
      return operand === syntax.operand ? syntax : { ...syntax, operand };
    }
    case 'choose': {
      const [condition, yes, no] = [change(syntax.condition), change(syntax.yes), change(syntax.no)];
      const isSame = condition === syntax.condition && yes === syntax.yes && no === syntax.no;
      return isSame ? syntax : { ...syntax, condition, yes, no };
    }
    case 'binary': {
      const operands = mapAll(syntax.operands, change);
      return operands === syntax.operands ? syntax : { ...syntax, operands };
    }
    case 'call': {
      const given = mapAll(syntax.arguments, change);
      const receiver = syntax.receiver && change(syntax.receiver);
      if (given === syntax.arguments && receiver === syntax.receiver) return syntax;
      return { ...syntax, arguments: given, ...(receiver && { receiver }) };
    }
    case 'macro': {
      const [list, body] = [change(syntax.list), change(syntax.body)];
      return list === syntax.list && body === syntax.body ? syntax : { ...syntax, list, body };
    }
  }
}

function mapAll(parts: readonly Syntax[], change: (part: Syntax) => Syntax): readonly Syntax[] {
  const changed = parts.map((part) => change(part));
  return changed.every((part, index) => part === parts[index]) ? parts : changed;
}

/** How many nodes an expression has where it is written out. */
export const sizeOf = memoizePerObject((syntax: Syntax): number => {
  let size = 1;
  mapParts(syntax, (part) => {
    size += sizeOf(part);
    return part;
  });
  return size;
});

/** The condition that all of some conditions hold. */
export function conjunctionOf(operands: readonly Syntax[]): Syntax {
  const [only] = operands;
  return only && operands.length === 1 ? only : { is: 'binary', operator: '&&', operands, start: 0, end: 0 };
}
