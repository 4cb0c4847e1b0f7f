import { showText } from '../../descriptor/format/text';
import { judge } from '../../descriptor/scale';
import type { Scale } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { Dash } from '../../ui/Dash';
import { StateWord } from './StateWord';

/** A state inside a field, with its raw value for who looks for it in the page; a dash where the scale has no word. */
export function MarkedState(props: { readonly scale: Scale; readonly value: unknown; readonly scope: Scope }) {
  const judgement = judge(props.scale, props.value);
  if (!judgement) return <Dash />;
  return (
    <span data-state-value={showText(props.value)?.copy}>
      <StateWord judgement={judgement} scope={props.scope} />
    </span>
  );
}
