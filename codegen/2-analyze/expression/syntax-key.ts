import type { Json } from '../../language/model';
import { memoizePerObject } from '~/lib/memoize';
import type { Syntax } from './syntax';

/** A text that two expressions share if they differ in nothing but their layout. */
export const syntaxKey = memoizePerObject((syntax: Syntax): string => JSON.stringify(normalForm(syntax)));

function normalForm(syntax: Syntax): Json {
  switch (syntax.is) {
    case 'literal':
      return ['literal', syntax.value];
    case 'name':
      return ['name', syntax.name];
    case 'member':
      return ['member', normalForm(syntax.object), syntax.name];
    case 'index':
      return ['index', ...[syntax.list, syntax.index].map(normalForm)];
    case 'list':
      return ['list', syntax.entries.map(normalForm)];
    case 'not':
    case 'negate':
      return [syntax.is, normalForm(syntax.operand)];
    case 'choose':
      return ['choose', ...[syntax.condition, syntax.yes, syntax.no].map(normalForm)];
    case 'binary':
      return comparisonWithNull(syntax) ?? ['binary', syntax.operator, syntax.operands.map(normalForm)];
    case 'call':
      // A method is a function of its receiver.
      return [
        'call',
        syntax.name,
        [...(syntax.receiver ? [syntax.receiver] : []), ...syntax.arguments].map(normalForm),
      ];
    case 'macro':
      return ['macro', syntax.macro, syntax.variable.name, ...[syntax.list, syntax.body].map(normalForm)];
  }
}

/** `a != null` means `has(a)`, on either side. */
function comparisonWithNull({ operator, operands }: Syntax & { is: 'binary' }): Json | undefined {
  const [left, right] = operands;
  if (!left || !right || (operator !== '==' && operator !== '!=')) return undefined;
  const operand = isNull(right) ? left : isNull(left) ? right : undefined;
  if (!operand) return undefined;
  const has: Json = ['call', 'has', [normalForm(operand)]];
  return operator === '!=' ? has : ['not', has];
}

function isNull(syntax: Syntax): boolean {
  return syntax.is === 'literal' && syntax.value === null;
}
