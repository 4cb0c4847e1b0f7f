import { useLocation } from 'react-router-dom';
import { copyText } from '~/actions/copy-text';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';
import { useScreenContext } from '~/view/screen/screen-context';
import { searchWithPeriod } from './use-apply-period';

/** A button that copies the address of the page with the times of its period: it shows the same data at any time. */
export function FixedPeriodLink({ onClose }: { readonly onClose: () => void }) {
  const services = useServices();
  // A preset is counted back from the opening of the page, not from when it was chosen.
  const { from, to } = useScreenContext().period;
  const { pathname, search } = useLocation();
  const t = useTranslate();
  const onClick = async (): Promise<void> => {
    const { page, toasts } = services;
    const address = `${pathname}?${searchWithPeriod(search, { from, to, custom: true })}`;
    onClose();
    if (await copyText(`${page.origin}${page.folder()}#${address}`, services))
      toasts.show({ intent: 'success', text: { key: 'UI.COPIED' } });
  };
  return (
    <div className="descry-period-link">
      <button type="button" data-action="copy-link" onClick={() => void onClick()}>
        <span>{t('UI.PERIOD.LINK')}</span>
        <Icon name="link" />
      </button>
    </div>
  );
}
