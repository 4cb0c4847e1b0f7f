import { safeLink } from '../../api/safe-address';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { LinkField } from '../../generated/descriptor-types';
import { ForeignHost, SafeLink } from '../../ui/SafeLink';
import { useServices } from '../services';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** Text that leads to an address; the value alone when the address cannot be trusted. */
export function LinkView({ field, scope }: FieldProps<LinkField>) {
  const { trust } = useServices();
  const words = useText();
  const shown = showText(evaluate(field.value, scope));
  const target = safeLink(evaluate(field.href, scope), trust, field.unsecured);
  const text = target && field.link ? words(field.link, scope) : shown?.text;
  return (
    <Line
      field={field}
      scope={scope}
      copy={shown?.copy}
      offersCopy={field.mono === true}
      beside={text !== undefined && <ForeignHost text={text} target={target} />}
    >
      {shown && text !== undefined && (
        <SafeLink text={text} target={target} window={field.window} mono={field.mono === true} action={field.as} />
      )}
    </Line>
  );
}
