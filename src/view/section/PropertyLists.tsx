import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { PropertyList } from '~/ui/PropertyList';
import { useFieldContext } from '../field/field-context';
import { fieldElement } from '../field/field-element';

/** The visible fields of a section, or some of them. */
export interface FieldsProps {
  readonly fields: readonly Field[];
  readonly scope: Scope;
}

/** Fields as property lists, and messages between them. */
export function PropertyLists({ fields, scope }: FieldsProps) {
  const context = useFieldContext();
  return groupFields(fields).map((group, index) => {
    const lines = group.map((field) => fieldElement(field, scope, context));
    return group[0]?.type === 'message' ? lines : <PropertyList key={index}>{lines}</PropertyList>;
  });
}

/** Groups of consecutive fields that are all messages or all properties: a property list cannot contain a message. */
export function groupFields(fields: readonly Field[]): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const isSameKind = last?.[0] && (last[0].type === 'message') === (field.type === 'message');
    if (isSameKind) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
