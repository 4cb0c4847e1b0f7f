import type { CheckboxBlock } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import type { Ticks } from '../use-ticks';
import { useText } from '../use-text';

/** A tick with its words. */
export function CheckboxView(props: { readonly block: CheckboxBlock; readonly scope: Scope; readonly ticks: Ticks }) {
  const { block, ticks } = props;
  const text = useText();
  return (
    <label className="descry-choice descry-tick">
      <input
        type="checkbox"
        name={block.name}
        checked={ticks.values[block.name] === true}
        onChange={({ target }) => ticks.set(block.name, target.checked)}
      />
      {text(block.label, props.scope)}
    </label>
  );
}
