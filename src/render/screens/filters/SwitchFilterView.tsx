import type { SwitchFilter } from '../../../generated/descriptor-types';
import { useText } from '../../use-text';
import type { FilterProps } from './filter-tools';

/** On or off. */
export function SwitchFilterView({ filter, value, set, scope }: FilterProps<SwitchFilter>) {
  const text = useText();
  const isOn = value === true;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="descry-filter descry-filter-switch"
      data-filter={filter.id}
      data-set={isOn || undefined}
      onClick={() => set(isOn ? undefined : true)}
    >
      <span className="descry-filter-track" aria-hidden="true" />
      {text(filter.label, scope)}
    </button>
  );
}
