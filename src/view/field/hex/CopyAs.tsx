import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';

/** A copy button with a label, to distinguish it from another one beside it. */
export function CopyAs(props: { readonly label: string; readonly onCopy: () => Promise<boolean> }) {
  const { clock, settings } = useServices();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = clock.setTimeout(() => setCopied(false), settings.drawer.copied);
    return () => clock.clearTimeout(timer);
  }, [copied, clock, settings]);
  return (
    <Button
      variant="minimal"
      size="small"
      data-action="copy"
      icon={<Icon name={copied ? 'tick' : 'duplicate'} size={14} />}
      text={props.label}
      onClick={() => void props.onCopy().then(setCopied)}
    />
  );
}
