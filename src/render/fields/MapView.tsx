import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { mapLines } from '../../descriptor/map-lines';
import type { MapField } from '../../generated/descriptor-types';
import { Dash } from '../../ui/Dash';
import { UntrustedText } from '../../ui/UntrustedText';
import { useShowMore } from '../../ui/use-show-more';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** Name and value, one line per entry. */
export function MapView({ field, scope }: FieldProps<MapField>) {
  const { settings } = useServices();
  const lines = mapLines(evaluate(field.value, scope));
  const all = lines.map(({ name, value }) => ({ name, shown: showText(value) }));
  const copy = all.map(({ name, shown }) => `${name}: ${shown?.copy ?? ''}`).join('\n');
  const more = useShowMore(all.length, settings.limits.listFirst);
  return (
    <Line field={field} scope={scope} wide beside={more.button} copy={field.copy ? copy : undefined}>
      {all.length > 0 && (
        <ul className="descry-lines">
          {all.slice(0, more.shown).map(({ name, shown }, index) => (
            <li key={index} data-item={index}>
              <bdi className="descry-muted">{name}</bdi>
              {': '}
              {shown ? <UntrustedText text={shown.text} /> : <Dash />}
            </li>
          ))}
        </ul>
      )}
    </Line>
  );
}
