import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Icon } from './Icon';
import { Tooltip } from './Tooltip';
import { useUiText } from './ui-text';

const thanksMs = 1500;

/** Copies by `onCopy`, which tells whether it went well, and says so for a moment. */
export function CopyButton(props: { readonly onCopy: () => Promise<boolean>; readonly label?: string }) {
  const text = useUiText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), thanksMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = props.label ?? text('UI.COPY');
  return (
    <Tooltip text={copied ? text('UI.COPIED') : label}>
      {() => (
        <>
          <Button
            className="descry-copy"
            variant="minimal"
            size="small"
            data-action="copy"
            aria-label={label}
            icon={<Icon name={copied ? 'tick' : 'duplicate'} size={14} />}
            onClick={() => void props.onCopy().then(setCopied)}
          />
          <span role="status" className="descry-aside">
            {copied && text('UI.COPIED')}
          </span>
        </>
      )}
    </Tooltip>
  );
}
