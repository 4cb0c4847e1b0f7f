import { useTranslate } from '~/i18n/translate';
import { Icon } from './Icon';
import { Tooltip } from './Tooltip';

/** A small question mark that explains a label on hover and focus. */
export function HelpTip(props: { readonly label: string; readonly help: string }) {
  const t = useTranslate();
  return (
    <Tooltip text={props.help}>
      {(target) => (
        <button type="button" className="descry-help" aria-label={t('UI.HELP', { label: props.label })} {...target}>
          <Icon name="help" size={12} />
        </button>
      )}
    </Tooltip>
  );
}
