import { safeLink } from '../../api/safe-address';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { itemScope } from '../../descriptor/list';
import type { ListField } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { Dash } from '../../ui/Dash';
import { ForeignHost, SafeLink } from '../../ui/SafeLink';
import { UntrustedText } from '../../ui/UntrustedText';
import { useServices } from '../services';

/** One entry of a list: what is shown of it, what stands beside it, and what stands below. */
export function ListEntry(props: {
  readonly field: ListField;
  readonly scope: Scope;
  readonly entry: unknown;
  readonly index: number;
}) {
  const { field, entry } = props;
  const { trust } = useServices();
  const scope = itemScope(props.scope, entry);
  const { shown, beside, below } = parts(field, scope, entry);
  const target = field.href && safeLink(evaluate(field.href, scope), trust);
  const mono = field.mono === true;
  return (
    <li data-item={props.index}>
      {shown ? <SafeLink text={shown.text} target={target} window={field.window ?? 'new'} mono={mono} /> : <Dash />}
      {beside && (
        <span className="descry-entry-beside">
          <UntrustedText text={beside.text} />
        </span>
      )}
      {shown && target?.foreign && (
        <span className="descry-entry-beside">
          <ForeignHost text={shown.text} target={target} />
        </span>
      )}
      {below && (
        <div className="descry-entry-below">
          <UntrustedText text={below.text} mono />
        </div>
      )}
    </li>
  );
}

/** An entry as it is copied: its parts in the columns of a sheet. */
export function entryText(field: ListField, scope: Scope, entry: unknown): string {
  const { shown, beside, below } = parts(field, itemScope(scope, entry), entry);
  return [shown, beside, below].flatMap((part) => part?.copy ?? []).join('\t');
}

function parts({ item, beside, below }: ListField, scope: Scope, entry: unknown) {
  return {
    shown: showText(item ? evaluate(item, scope) : entry),
    beside: beside && showText(evaluate(beside, scope)),
    below: below && showText(evaluate(below, scope)),
  };
}
