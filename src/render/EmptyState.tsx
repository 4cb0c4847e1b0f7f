import { isShown } from '../descriptor/is-shown';
import type { WhenEmpty } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { NoData } from '../ui/NoData';
import { ActionButton } from './ActionButton';
import { noData } from './source-failure';
import { useMessage, useText } from './use-text';

/** What stands there without data, as the descriptor words it, and what can be done then. */
export function EmptyState(props: { readonly whenEmpty: WhenEmpty | undefined; readonly scope: Scope }) {
  const { whenEmpty, scope } = props;
  const text = useText();
  const message = useMessage();
  if (!whenEmpty) return <NoData text={message(noData)} />;
  const { hint, buttons = [] } = whenEmpty;
  return (
    <NoData
      text={whenEmpty.text ? text(whenEmpty.text, scope) : message(noData)}
      {...(hint && isShown(hint, scope) && { hint: text(hint.text, scope) })}
    >
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} />
      ))}
    </NoData>
  );
}
