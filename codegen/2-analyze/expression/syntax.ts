/** A stretch of an expression's text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The operators of the language that take two or more operands. */
export const binaryOperators = ['||', '&&', '==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/'] as const;

/** One operator with two or more operands. */
export type BinaryOperator = (typeof binaryOperators)[number];

/** The macros: functions of a list that name its entry and look at each. */
export const macros = ['exists', 'all', 'filter', 'map'] as const;

/** One macro. */
export type Macro = (typeof macros)[number];

/** A name that is read: a variable, a source or a predicate. */
export type Name = Range & { readonly is: 'name'; readonly name: string };

/** A member of an object: `object.name` or `object["name"]`; `at` is the position of the name. */
export type Member = Range & {
  readonly is: 'member';
  readonly object: Syntax;
  readonly name: string;
  readonly at: Range;
};

/** A call: `name(arguments)` or `receiver.name(arguments)`; `at` is the position of the name. */
export type Call = Range & {
  readonly is: 'call';
  readonly name: string;
  readonly at: Range;
  readonly receiver?: Syntax;
  readonly arguments: readonly Syntax[];
};

/** `list.exists(variable, body)` and its like. */
export type MacroCall = Range & {
  readonly is: 'macro';
  readonly macro: Macro;
  readonly list: Syntax;
  readonly variable: Name;
  readonly body: Syntax;
};

/** The syntax tree of an expression. Chains of `&&` and of `||` are one node with all their operands. */
export type Syntax =
  | (Range & { readonly is: 'literal'; readonly value: string | number | boolean | null })
  | Name
  | Member
  | Call
  | MacroCall
  | (Range & { readonly is: 'index'; readonly list: Syntax; readonly index: Syntax })
  | (Range & { readonly is: 'list'; readonly entries: readonly Syntax[] })
  | (Range & { readonly is: 'not' | 'negate'; readonly operand: Syntax })
  | (Range & { readonly is: 'binary'; readonly operator: BinaryOperator; readonly operands: readonly Syntax[] })
  | (Range & { readonly is: 'choose'; readonly condition: Syntax; readonly yes: Syntax; readonly no: Syntax });

/** The parts of a syntax tree in which there are further names; the variable of a macro is none. */
export function partsOf(syntax: Syntax): readonly Syntax[] {
  switch (syntax.is) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return [syntax.object];
    case 'index':
      return [syntax.list, syntax.index];
    case 'list':
      return syntax.entries;
    case 'not':
    case 'negate':
      return [syntax.operand];
    case 'choose':
      return [syntax.condition, syntax.yes, syntax.no];
    case 'binary':
      return syntax.operands;
    case 'call':
      return syntax.receiver ? [syntax.receiver, ...syntax.arguments] : syntax.arguments;
    case 'macro':
      return [syntax.list, syntax.body];
  }
}
