import type { Operation } from '../../1-parse/openapi/contract';
import type { Type } from '../../language/type';
import { alternatives, describeType, mustBeSent, withoutNull } from '../../language/type-relations';
import { isFixed, mainOf } from './call-arguments';
import { isFormName, lineFor } from './form-lines';

/** What an operation takes and a new form does not ask for. */
export interface LeftOut {
  /** A member of the body; absent for the other shapes of the body itself. */
  readonly name?: string;
  /** Why, as a sentence. */
  readonly reason: string;
}

/** What may be sent and is not asked for. What must be sent comes from whoever opens the form. */
export function leftOutOf({ body }: Operation): readonly LeftOut[] {
  const [type, ...others] = body ? alternatives(withoutNull(body)) : [];
  const members = type?.is === 'object' ? [...type.members] : [];
  const shapes = others.length === 0 ? [] : [{ reason: otherShapes(others) }];
  return [
    ...shapes,
    ...members.flatMap(([name, member]) => {
      if (isFixed(member) || member.readOnly || mustBeSent(member) || lineFor(name, member)) return [];
      const reason = isFormName(name) ? noControl(name, member.type) : `A form cannot have a property "${name}".`;
      return [{ name, reason }];
    }),
  ];
}

function otherShapes(others: readonly Type[]): string {
  return `The body may also be ${describeType({ is: 'union', of: others })}; the form is about its first shape.`;
}

function noControl(name: string, type: Type): string {
  const shapes = alternatives(withoutNull(type));
  const what = mainOf(type).is === 'any' ? 'The contract does not say what it is' : `It is ${describeType(type)}`;
  const advice = shapes.length > 1 ? ' Send one shape of it by an expression in "body".' : '';
  return `"${name}" is not asked for. ${what}, and no control of a form can fill that in.${advice}`;
}
