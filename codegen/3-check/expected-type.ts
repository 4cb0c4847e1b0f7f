import { memoizePerObject } from '~/lib/memoize';
import { valueAt } from '../language/address';
import { messageTextOf } from '../language/message-text';
import {
  givenToDrawers,
  openedDrawers,
  responsesByObject,
  searchTypeOfTarget,
  sharedMessages,
  typeOfInput,
} from '../2-analyze/analysis';
import { any, boolean, listOf, mapOf, number, string } from '../language/types';
import { alternatives, union } from '../language/type-relations';
import type { Type } from '../language/type';
import { typeOfSchema } from '../1-parse/openapi/schema-type';
import type { Descriptor, ExpressionType, Json, Mark, MarkedValue, Path, ValueTarget } from '../language/model';
import type { Project } from '../1-parse/project';
import { operationOf } from './names/calls';
import { changedType } from './names/changed-type';
import { declaredInputs, propertySchema, textParts } from '../1-parse/parts';

const ofMark = { boolean, string, number, list: listOf(any), object: mapOf(any) } as const;

/** The type that an expression must give: what its mark says, or what receives its value. */
export function expectedType(
  project: Project,
  descriptor: Descriptor,
  { mark, path, scope }: MarkedValue,
): Type | undefined {
  const { target } = scope;
  return typeOfMark(mark) ?? (target && typeOfTarget(project, descriptor, target, path.slice(target.at.length)));
}

const typeOfMark = memoizePerObject((mark: Mark): Type | undefined => {
  if (mark.is !== 'expression') return undefined;
  if (mark.values) return { is: 'string', values: mark.values };
  const types: readonly ExpressionType[] = typeof mark.type === 'string' ? [mark.type] : (mark.type ?? []);
  return mark.type && union(types.map((one) => ofMark[one]));
});

/** The type of a target, or of its member `names`; nothing where any type is right. */
function typeOfTarget(project: Project, descriptor: Descriptor, target: ValueTarget, names: Path): Type | undefined {
  const holder = valueAt(descriptor.value, target.at.slice(0, -1));
  const name = String(names[0] ?? '');
  switch (target.to) {
    case 'inputs':
      return typeOfDeclaredInput(project, target, name);
    case 'drawer': {
      const drawers = openedDrawers(project, descriptor, target.at.slice(0, -1));
      return drawers && memberType(givenToDrawers(drawers), names);
    }
    case 'response': {
      const responses = responsesByObject(project).get(searchTypeOfTarget(descriptor) ?? 0);
      const declared = responses?.inputs.get(name);
      return declared === undefined ? undefined : typeOfInput(declared);
    }
    case 'address':
      return inAddress;
    case 'placeholder':
      return typeOfPlaceholder(project, holder, name);
    case 'property':
      return typeOfProperty(propertySchema(descriptor, holder));
    case 'body': {
      const body = operationOf(project, descriptor, holder)?.body;
      return body && memberType(body, names);
    }
    case 'set':
    case 'match': {
      const changed = changedType(project, descriptor, target.at.slice(0, -1));
      const member = changed && memberType(changed, names);
      return member && target.to === 'match' ? union([member, listOf(member)]) : member;
    }
    case 'path':
    case 'query':
    case 'header': {
      const parameters = operationOf(project, descriptor, holder)?.parameters ?? [];
      return parameters.find((parameter) => parameter.name === name && parameter.in === target.to)?.type;
    }
  }
}

function typeOfDeclaredInput(
  project: Project,
  { of, id }: Extract<ValueTarget, { to: 'inputs' }>,
  name: string,
): Type | undefined {
  if (of !== 'panel' && of !== 'dialog' && of !== 'form') return undefined;
  const owner = project.find(of, id);
  const declared = owner && declaredInputs(owner).get(name);
  return declared === undefined ? undefined : typeOfInput(declared);
}

const text = union([string, number]);

/** A placeholder shows texts and numbers; one that chooses a plural form needs a number. */
function typeOfPlaceholder(project: Project, holder: Json | undefined, name: string): Type | undefined {
  const { message, text: english } = textParts(holder);
  const wording = message === undefined ? messageTextOf(english) : sharedMessages(project).get(message);
  return typeof wording === 'object' && wording.by === name ? number : text;
}

const single = union([string, number, boolean]);
/** Values of a list follow one another in an address. */
const inAddress = union([string, number, boolean, listOf(single)]);

/** The type of a member of a member; nothing where the contract does not know it. */
function memberType(type: Type, names: Path): Type | undefined {
  const [name, ...further] = names;
  if (name === undefined) return type;
  for (const one of alternatives(type)) {
    const found = one.is === 'object' ? (one.members.get(String(name))?.type ?? one.rest) : undefined;
    if (found) return memberType(found, further);
  }
  return undefined;
}

/** The initial value of a property of a form must fit its schema. */
function typeOfProperty(schema: Json | undefined): Type | undefined {
  return schema === undefined ? undefined : typeOfSchema(schema);
}
