import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { listEntries } from '../../descriptor/list';
import type { ChipsField } from '../../generated/descriptor-types';
import { UntrustedText } from '../../ui/UntrustedText';
import { useShowMore } from '../../ui/use-show-more';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** Short words side by side. */
export function ChipsView({ field, scope }: FieldProps<ChipsField>) {
  const { settings } = useServices();
  const words = listEntries(evaluate(field.value, scope)).flatMap((entry) => showText(entry) ?? []);
  const more = useShowMore(words.length, settings.limits.chipsFirst);
  const copy = words.map((word) => word.copy).join('\n');
  return (
    <Line field={field} scope={scope} copy={field.copy ? copy : undefined} beside={more.button}>
      {words.length > 0 && (
        <ul className="descry-chips">
          {words.slice(0, more.shown).map(({ text }, index) => (
            <li key={index} className="descry-chip" data-item={index}>
              <UntrustedText text={text} />
            </li>
          ))}
        </ul>
      )}
    </Line>
  );
}
