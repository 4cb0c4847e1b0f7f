import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { MonoField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** A hash, an address or a path, with a copy button unless the descriptor refuses it. */
export function MonoView({ field, scope }: FieldProps<MonoField>) {
  return <ShownLine mono field={field} scope={scope} shown={showText(evaluate(field.value, scope))} />;
}
