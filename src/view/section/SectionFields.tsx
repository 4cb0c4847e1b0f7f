import { PropertyLists, type FieldsProps } from './PropertyLists';
import { RestingFields } from './RestingFields';

/** How many fields that are out of sight are rendered in one go when they come near. */
const batchSize = 20;

interface SectionFieldsProps extends FieldsProps {
  /** How many of them are rendered in full at once; the others when they come into sight. */
  readonly atOnce: number;
}

/** The fields of a section. */
export function SectionFields({ fields, scope, atOnce }: SectionFieldsProps) {
  if (fields.length <= atOnce) return <PropertyLists fields={fields} scope={scope} />;
  return <FieldBatches fields={fields} scope={scope} atOnce={atOnce} />;
}

function FieldBatches({ fields, scope, atOnce }: SectionFieldsProps) {
  const batches = Array.from({ length: Math.ceil((fields.length - atOnce) / batchSize) }, (_, index) =>
    fields.slice(atOnce + index * batchSize, atOnce + (index + 1) * batchSize),
  );
  return (
    <>
      {atOnce > 0 && <PropertyLists fields={fields.slice(0, atOnce)} scope={scope} />}
      {batches.map((batch, index) => (
        <RestingFields key={index} fields={batch} scope={scope} />
      ))}
    </>
  );
}
