import { Button } from '@blueprintjs/core';
import type { GivenButton } from '~/state/banners';
import { consolePath, safeLink, type CheckedAddress, type Trust } from '~/api/safe-address';
import { useServices } from '~/view/context/services';
import { ForeignHost } from '~/ui/SafeLink';
import { UntrustedText } from '~/ui/UntrustedText';
import { AppLink } from '../AppLink';

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
    const shared = { className: 'descry-link', 'data-action': action, onClick: onUse };
    const text = <UntrustedText text={button.text} />;
    return (
      <span className="descry-banner-link">
        {target.path === undefined ? (
          <a {...shared} href={target.href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          <AppLink {...shared} to={target.path}>
            {text}
          </AppLink>
        )}
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
function targetOf(
  link: string | undefined,
  trust: Trust,
): (CheckedAddress & { readonly path: string | undefined }) | undefined {
  const path = consolePath(link, trust);
  const target = safeLink(path === undefined ? link : `/#${path}`, trust);
  return target && { ...target, path };
}
