import type { Button } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { useEnabled } from '~/view/action/use-enabled';
import { useServices } from '~/view/context/services';

/** An entry of a menu. A disabled entry can have the focus and shows its reason. */
export function MenuEntry(props: { readonly entry: Button; readonly onChoose: () => void }) {
  const { entry, onChoose } = props;
  const { scope, settings } = useServices();
  const t = useTranslate();
  const state = useEnabled()(entry, scope);
  return (
    <Tooltip text={state.reason && t(state.reason)} width={settings.widths.tooltip} beside>
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
            {t(entry.label, scope)}
          </span>
        </button>
      )}
    </Tooltip>
  );
}
