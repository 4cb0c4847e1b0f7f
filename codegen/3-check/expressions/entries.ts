import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import {
  type CheckedExpression,
  expressionsOf,
  freePaths,
  suggestValue,
  symbolTable,
  type Syntax,
} from '../../2-analyze/analysis';
import { unknownName } from '../names/unknown-name';
import { perEveryDescriptor } from '../per-descriptor';

/** What tells the entries of a list apart reads the entry, and a kind of object that is written out has a drawer. */
export const entries = perEveryDescriptor(function* (project, descriptor) {
  for (const [{ mark, path, scope, value: text }, checked] of expressionsOf(project, descriptor)) {
    if (mark.is !== 'expression') continue;
    if (scope.distinct && isSame(checked)) {
      yield diagnose(descriptor, path, finding('entry/constant'));
    }
    const { of } = mark;
    const known = of && symbolTable(project, of, descriptor);
    for (const literal of of && known ? literalsGiven(checked.syntax) : []) {
      if (!of || !known || known.has(String(literal.value))) continue;
      const { value, start, end } = literal;
      const inQuotes = typeof value === 'string' && suggestValue(literal, String(text), [...known]);
      const at = { index: start, length: end - start };
      yield diagnose(descriptor, path, { ...unknownName(of, value, known), ...inQuotes, at });
    }
  }
});

/** Whether it gives the same for every entry; a wrong expression is reported by another rule. */
function isSame({ syntax, problems }: CheckedExpression): boolean {
  return problems.length === 0 && freePaths(syntax).every(([first]) => first !== 'item');
}

type Literal = Extract<Syntax, { readonly is: 'literal' }>;

/** The literals among the values that an expression can have. */
function literalsGiven(syntax: Syntax | undefined): readonly Literal[] {
  if (syntax?.is === 'choose') return [...literalsGiven(syntax.yes), ...literalsGiven(syntax.no)];
  return syntax?.is === 'literal' && syntax.value !== null ? [syntax] : [];
}
