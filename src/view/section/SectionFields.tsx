import { PropertyLists, type FieldsProps } from './PropertyLists';
import { RestingFields } from './RestingFields';

/** How many fields that are out of sight are rendered in one go when they come near. */
const pieceSize = 20;

interface SectionFieldsProps extends FieldsProps {
  /** How many of them are rendered in full at once; the others when they come into sight. */
  readonly atOnce: number;
}

/** The fields of a section. */
export function SectionFields({ fields, scope, atOnce }: SectionFieldsProps) {
  if (fields.length <= atOnce) return <PropertyLists fields={fields} scope={scope} />;
  return <FieldPieces fields={fields} scope={scope} atOnce={atOnce} />;
}

function FieldPieces({ fields, scope, atOnce }: SectionFieldsProps) {
  const pieces = Array.from({ length: Math.ceil((fields.length - atOnce) / pieceSize) }, (_, index) =>
    fields.slice(atOnce + index * pieceSize, atOnce + (index + 1) * pieceSize),
  );
  return (
    <>
      {atOnce > 0 && <PropertyLists fields={fields.slice(0, atOnce)} scope={scope} />}
      {pieces.map((piece, index) => (
        <RestingFields key={index} fields={piece} scope={scope} />
      ))}
    </>
  );
}
