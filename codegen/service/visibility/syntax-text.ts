import type { Syntax } from '../../2-analyze/analysis';

/** An expression as text. What tells equal names apart, behind a `#`, is left out. */
export function textOf(syntax: Syntax): string {
  switch (syntax.is) {
    case 'literal':
      return typeof syntax.value === 'string' ? quoted(syntax.value) : String(syntax.value);
    case 'name':
      return syntax.name.replace(/(?<=.)#.*$/, '').replace(/^#/, '');
    case 'member':
      return /^[A-Za-z_]\w*$/.test(syntax.name)
        ? `${operand(syntax.object)}.${syntax.name}`
        : `${operand(syntax.object)}[${quoted(syntax.name)}]`;
    case 'index':
      return `${operand(syntax.list)}[${textOf(syntax.index)}]`;
    case 'list':
      return `[${listOf(syntax.entries)}]`;
    case 'not':
    case 'negate':
      return `${syntax.is === 'not' ? '!' : '-'}${operand(syntax.operand)}`;
    case 'choose':
      return [syntax.condition, '?', syntax.yes, ':', syntax.no]
        .map((part) => (typeof part === 'string' ? part : operand(part)))
        .join(' ');
    case 'binary':
      return syntax.operands.map(operand).join(` ${syntax.operator} `);
    case 'call':
      return `${syntax.receiver ? `${operand(syntax.receiver)}.` : ''}${syntax.name}(${listOf(syntax.arguments)})`;
    case 'macro':
      return `${operand(syntax.list)}.${syntax.macro}(${syntax.variable.name}, ${textOf(syntax.body)})`;
  }
}

/** A text as an expression writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function listOf(entries: readonly Syntax[]): string {
  return entries.map(textOf).join(', ');
}

function operand(syntax: Syntax): string {
  return syntax.is === 'binary' || syntax.is === 'choose' ? `(${textOf(syntax)})` : textOf(syntax);
}
