import { safeLink } from '../../api/safe-address';
import { useServices } from '../../render/services';
import { Icon } from '../../ui/Icon';
import { ForeignHost } from '../../ui/SafeLink';
import { UntrustedText } from '../../ui/UntrustedText';
import { useWords } from '../use-words';

/** The link to a file. An address that is not trusted is only told. */
export function Download(props: { readonly address: string }) {
  const { trust } = useServices();
  const words = useWords();
  const target = safeLink(props.address, trust);
  if (!target) {
    return (
      <span className="descry-notification-refused">
        <UntrustedText text={props.address} />
      </span>
    );
  }
  const label = words('UI.NOTIFICATIONS.DOWNLOAD');
  return (
    <>
      <a
        className="descry-notification-download"
        data-action="download"
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        download
      >
        <Icon name="download" size={12} />
        {label}
      </a>
      <ForeignHost text={label} target={target} />
    </>
  );
}
