import { safeLink } from '../../api/safe-address';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { LinkField } from '../../generated/descriptor-types';
import { ForeignHost, SafeLink } from '../../ui/SafeLink';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** Text that leads to an address; the text alone when the address cannot be trusted. */
export function LinkView({ field, scope }: FieldProps<LinkField>) {
  const { trust } = useServices();
  const shown = showText(evaluate(field.value, scope));
  const target = safeLink(evaluate(field.href, scope), trust);
  return (
    <Line
      field={field}
      scope={scope}
      copy={field.copy ? shown?.copy : undefined}
      beside={shown && <ForeignHost text={shown.text} target={target} />}
    >
      {shown && <SafeLink text={shown.text} target={target} window={field.window} />}
    </Line>
  );
}
