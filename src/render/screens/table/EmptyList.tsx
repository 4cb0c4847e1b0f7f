import { Button } from '@blueprintjs/core';
import { isShown } from '../../../descriptor/is-shown';
import type { TableScreen } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { NoData } from '../../../ui/NoData';
import { useUiText } from '../../../ui/ui-text';
import { ActionButton } from '../../ActionButton';
import { noData } from '../../source-failure';
import { useMessage, useText } from '../../use-text';

/** A list without entries: what the descriptor says of it, or that the filters leave none. */
export function EmptyList(props: {
  readonly whenEmpty: TableScreen['whenEmpty'];
  readonly scope: Scope;
  readonly noun: string;
  /** Takes all filters away; nothing where none is set. */
  readonly onClear: (() => void) | undefined;
}) {
  const { whenEmpty, scope, noun, onClear } = props;
  const say = useUiText();
  const text = useText();
  const message = useMessage();
  if (onClear)
    return (
      <NoData text={say('UI.TABLE_NO_MATCH', { noun })} hint={say('UI.TABLE_NO_MATCH_HINT')}>
        <Button size="small" data-action="clear-filters" onClick={onClear}>
          {say('UI.TABLE_CLEAR_FILTERS')}
        </Button>
      </NoData>
    );
  const { hint, buttons = [] } = whenEmpty ?? {};
  return (
    <NoData
      text={whenEmpty?.text ? text(whenEmpty.text, scope) : message(noData)}
      {...(hint && isShown(hint, scope) && { hint: text(hint.text, scope) })}
    >
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} />
      ))}
    </NoData>
  );
}
