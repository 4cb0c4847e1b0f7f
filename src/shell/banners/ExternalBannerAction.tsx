import { Button } from '@blueprintjs/core';
import type { GivenButton } from '~/state/banners';
import { consolePath, safeLink, type CheckedAddress, type Trust } from '~/api/safe-address';
import { useServices } from '~/view/context/services';
import { ForeignHost } from '~/ui/SafeLink';
import { UntrustedText } from '~/ui/UntrustedText';

/**
 * A control of an external banner. With a trusted address it is a link; with another address it is text, unless the
 * control also does something else.
 */
export function ExternalBannerAction(props: {
  readonly action: 'resolve' | 'dismiss';
  readonly button: GivenButton;
  readonly onUse: (() => void) | undefined;
}) {
  const { action, button, onUse } = props;
  const { trust } = useServices();
  const target = targetOf(button.link, trust);
  if (target) {
    return (
      <span className="descry-banner-link">
        <a
          className="descry-link"
          href={target.href}
          target={target.inApp ? undefined : '_blank'}
          rel={target.inApp ? undefined : 'noopener noreferrer'}
          data-action={action}
          onClick={onUse}
        >
          <UntrustedText text={button.text} />
        </a>
        <ForeignHost text={button.text} target={target} />
      </span>
    );
  }
  if (!onUse) return <UntrustedText text={button.text} />;
  return (
    <Button data-action={action} onClick={onUse}>
      <UntrustedText text={button.text} />
    </Button>
  );
}

/** The target of a link, if it may be followed. A path is an address of the console. */
function targetOf(link: string | undefined, trust: Trust): (CheckedAddress & { readonly inApp: boolean }) | undefined {
  const path = consolePath(link, trust.origin);
  const target = safeLink(path === undefined ? link : `/#${path}`, trust);
  return target && { ...target, inApp: path !== undefined };
}
