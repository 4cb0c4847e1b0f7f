import { finding, hint, type Finding } from '../../diagnostics/finding';
import type { Type } from '../../language/type';
import { alternatives, describeType, mayBe, withoutNull } from '../../language/type-relations';
import type { TypeEnvironment } from './type-environment';
import { narrowingsOf, type Narrowings } from './narrow';
import { problemAt, type Problem } from './problem';
import type { Range, Syntax } from './syntax';

/**
 * One expression whose types are inferred, and the problems found in it: what the rules for calls, members and
 * operators share.
 */
export abstract class Inference {
  readonly problems: Problem[] = [];
  readonly text: string;
  readonly environment: TypeEnvironment;
  /** What the conditions before a part say about the paths in it. */
  protected narrowings: Narrowings = new Map();

  constructor(text: string, environment: TypeEnvironment) {
    this.text = text;
    this.environment = environment;
  }

  /** The type that a part of the expression gives when it is decided. */
  abstract typeOf(syntax: Syntax): Type;

  /** Infers the operands of `&&` (`isTrue`) or `||`: each is about what those before it leave. */
  inSequence(operands: readonly Syntax[], isTrue: boolean, infer: (operand: Syntax) => void): void {
    const before = this.narrowings;
    for (const operand of operands) {
      infer(operand);
      this.#narrow(operand, isTrue);
    }
    this.narrowings = before;
  }

  /** Infers a part that counts only if a condition is true, or is not. */
  assuming(condition: Syntax, isTrue: boolean, infer: () => Type): Type {
    const before = this.narrowings;
    this.#narrow(condition, isTrue);
    const type = infer();
    this.narrowings = before;
    return type;
  }

  #narrow(condition: Syntax, isTrue: boolean): void {
    const found = narrowingsOf(condition, isTrue, (syntax) => this.#typeAgain(syntax));
    if (found.size > 0) this.narrowings = new Map([...this.narrowings, ...found]);
  }

  /** The type of a part whose problems are reported already. */
  #typeAgain(syntax: Syntax): Type {
    const known = this.problems.length;
    const type = this.typeOf(syntax);
    this.problems.length = known;
    return type;
  }

  /** Reports a problem; what is wrong counts as any value. */
  report(range: Range, found: Finding, advice?: Pick<Problem, 'hint' | 'fix'>): Type {
    this.problems.push(problemAt(range, found, advice));
    return { is: 'any' };
  }

  /** The text of a part. */
  source({ start, end }: Range): string {
    return this.text.slice(start, end);
  }

  /** Reports a part that cannot be of the type that an operator or function expects: `by`, as written. */
  expect(syntax: Syntax, wanted: Type, by: string): Type {
    const type = withoutNull(this.typeOf(syntax));
    return type.is === 'null' || mayBe(type, wanted) ? type : this.reportType(syntax, type, wanted, by);
  }

  /** Reports a part that is not of the type that an operator or function expects. */
  reportType(syntax: Syntax, type: Type, wanted: Type, by: string): Type {
    const source = this.source(syntax);
    const mismatch = finding('expression/type.argument', {
      by,
      expected: describeType(wanted),
      source,
      found: describeType(type),
    });
    return this.report(syntax, mismatch, advice(source, type, wanted));
  }
}

/** What helps when a value of one kind is given where another is wanted. */
function advice(source: string, given: Type, wanted: Type): Pick<Problem, 'hint' | 'fix'> {
  const scalar = given.is === 'number' || given.is === 'boolean';
  if (scalar && alternatives(wanted).some(({ is }) => is === 'string'))
    return { hint: hint('convert-to-text'), fix: `string(${source})` };
  return wanted.is === 'boolean' ? { hint: hint('test-value') } : {};
}
