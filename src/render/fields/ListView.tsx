import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { listValues } from '../../descriptor/list';
import type { ListField } from '../../generated/descriptor-types';
import { Dash } from '../../ui/Dash';
import { UntrustedText } from '../../ui/UntrustedText';
import { useShowMore } from '../../ui/use-show-more';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** One line per entry; the first few, then a button for the rest. */
export function ListView({ field, scope }: FieldProps<ListField>) {
  const { settings } = useServices();
  const lines = listValues(evaluate(field.value, scope), field.item, scope).map(showText);
  const copy = lines.flatMap((line) => line?.copy ?? []).join('\n');
  const more = useShowMore(lines.length, field.first ?? settings.limits.listFirst);
  return (
    <Line
      field={field}
      scope={scope}
      copy={field.copy ? copy : undefined}
      beside={more.button}
      count={field.count ? lines.length : undefined}
    >
      {lines.length > 0 && (
        <ul className="descry-lines">
          {lines.slice(0, more.shown).map((line, index) => (
            <li key={index} data-item={index}>
              {line ? <UntrustedText text={line.text} mono={field.mono === true} /> : <Dash />}
            </li>
          ))}
        </ul>
      )}
    </Line>
  );
}
