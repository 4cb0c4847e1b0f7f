import { evaluate } from '../descriptor/evaluate';
import { isShown } from '../descriptor/is-shown';
import { judge } from '../descriptor/scale';
import type { HeadTag } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { Tooltip } from '../ui/Tooltip';
import { Judged } from './fields/Judged';
import { useText } from './use-text';

/** A judgement beside the name of the object; nothing for a value that its scale does not know. */
export function HeadTagView({ tag, scope }: { readonly tag: HeadTag; readonly scope: Scope }) {
  const text = useText();
  const judgement = isShown(tag, scope) ? judge(tag.scale, evaluate(tag.value, scope)) : undefined;
  if (!judgement?.text) return null;
  const label = text(tag.label, scope);
  return (
    <Tooltip text={label}>
      {() => (
        <span className="descry-head-tag">
          <span className="descry-aside">{label}: </span>
          <Judged judgement={judgement} scope={scope} showValue={tag.showValue === true} marked />
        </span>
      )}
    </Tooltip>
  );
}
