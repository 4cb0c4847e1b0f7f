import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { plainly } from '../../descriptor/format/shown';
import type { BooleanField } from '../../generated/descriptor-types';
import { useUiText } from '../../ui/ui-text';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** Yes or no. What is neither is shown as it is. */
export function BooleanView({ field, scope }: FieldProps<BooleanField>) {
  const text = useText();
  const say = useUiText();
  const value = evaluate(field.value, scope);
  const yes = field.yes ? text(field.yes, scope) : say('UI.YES');
  const no = field.no ? text(field.no, scope) : say('UI.NO');
  const shown = value === true ? plainly(yes) : value === false ? plainly(no) : showText(value);
  return <ShownLine field={field} scope={scope} shown={shown} />;
}
