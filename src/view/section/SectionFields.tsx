import { useCallback, useMemo } from 'react';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { PropertyList } from '~/ui/PropertyList';
import { useServices } from '../context/services';
import { IncrementalList } from '../data/IncrementalList';
import { useGrowth } from '../data/use-growth';
import { FieldView } from '../field/FieldView';

interface FieldsProps {
  /** The visible fields. */
  readonly fields: readonly Field[];
  readonly scope: Scope;
}

/** How many batches of fields are rendered in one go, because the reader sees no difference. */
export const quickBatches = 3;

/** The fields of a section. Hundreds of them are rendered batch by batch, so that the first are visible at once. */
export function SectionFields({ fields, scope }: FieldsProps) {
  const { renderBatch } = useServices().settings.limits;
  if (fields.length <= quickBatches * renderBatch) return <PropertyLists fields={fields} scope={scope} />;
  return <FieldBatches fields={fields} scope={scope} size={renderBatch} />;
}

function FieldBatches({ fields, scope, size }: FieldsProps & { readonly size: number }) {
  const batches = useMemo(
    () => Array.from({ length: Math.ceil(fields.length / size) }, (_, at) => fields.slice(at * size, (at + 1) * size)),
    [fields, size],
  );
  const drawn = useGrowth(batches.length, 1, 1);
  const draw = useCallback(
    (index: number) => <PropertyLists key={index} fields={batches[index] ?? []} scope={scope} />,
    [batches, scope],
  );
  return <IncrementalList drawn={drawn} piece={1} draw={draw} />;
}

function PropertyLists({ fields, scope }: FieldsProps) {
  return groupMessages(fields).map((group, index) => {
    const lines = group.map((field) => <FieldView key={field.id} field={field} scope={scope} />);
    return group[0]?.type === 'message' ? lines : <PropertyList key={index}>{lines}</PropertyList>;
  });
}

/**
 * Groups of consecutive fields that are all messages or all properties, because a property list cannot contain a
 * message.
 */
function groupMessages(fields: readonly Field[]): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const isSameKind = last?.[0] && (last[0].type === 'message') === (field.type === 'message');
    if (isSameKind) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
