import { useLocation } from 'react-router-dom';
import { copyText } from '~/actions/copy-text';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';
import { searchWithPeriod } from './use-apply-period';

/** A button that copies the address of the page with the times of its period: it shows the same data at any time. */
export function FixedPeriodLink({ onClose }: { readonly onClose: () => void }) {
  const services = useServices();
  const { pathname, search } = useLocation();
  const t = useTranslate();
  const onClick = async (): Promise<void> => {
    const { period, page, toasts } = services;
    const { from, to } = period.chosen.get();
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
