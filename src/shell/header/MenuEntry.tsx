import { use } from 'react';
import { enabled } from '../../descriptor/enabled';
import type { Button } from '../../generated/descriptor-types';
import { useServices } from '../../render/services';
import { TranslateContext, useText } from '../../render/use-text';
import { Icon } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';

/** An entry of a menu. One that cannot be used stays reachable and tells the reason. */
export function MenuEntry(props: { readonly entry: Button; readonly onChoose: () => void }) {
  const { entry, onChoose } = props;
  const { scope, settings } = useServices();
  const text = useText();
  const translate = use(TranslateContext);
  const state = enabled(entry, scope);
  return (
    <Tooltip text={state.reason && translate(state.reason)} width={settings.widths.tooltip} beside>
      {(target) => (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={state.enabled ? undefined : true}
          data-action={entry.as ?? entry.id}
          onClick={onChoose}
          {...target}
        >
          <span className="descry-menu-words">
            {entry.icon && <Icon name={entry.icon} />}
            {text(entry.label, scope)}
          </span>
        </button>
      )}
    </Tooltip>
  );
}
