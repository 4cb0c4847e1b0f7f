import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import type { DownloadBlock } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { head } from '../../lib/head';
import { CopyButton } from '../../ui/CopyButton';
import { Dash } from '../../ui/Dash';
import { Icon } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import { useCopy } from '../use-copy';
import { useText } from '../use-text';
import { useDownload } from './use-download';
import './download.css';

/** Characters of the whole check sum that a note shows. */
const longest = 256;

/** A file to download: what it is for, its name, its check sum and the button. */
export function DownloadView({ block, scope }: { readonly block: DownloadBlock; readonly scope: Scope }) {
  const text = useText();
  const say = useUiText();
  const copy = useCopy();
  const id = useId();
  const { settings } = useServices();
  const { checksum, working, retry, start } = useDownload(block, scope);
  return (
    <div role="group" className="descry-download" data-script={block.position} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="descry-download-title">
        {text(block.title, scope)}
      </h3>
      <p className="descry-download-name">{text(block.name, scope)}</p>
      <p className="descry-download-sum">
        <span className="descry-download-sum-name">{say('UI.CHECK_SUM')}</span>
        {checksum === undefined ? (
          <>
            <Dash />
            {retry && (
              <Button size="small" variant="minimal" data-action="retry" onClick={retry}>
                {say('UI.RETRY')}
              </Button>
            )}
          </>
        ) : (
          <span className="descry-download-sum-value">
            <bdi className="descry-untrusted descry-mono" title={head(checksum, longest)} data-value>
              {head(checksum, block.checksumShown)}
            </bdi>
            <CopyButton onCopy={() => copy(checksum)} />
          </span>
        )}
      </p>
      <Tooltip text={!start && !working ? say('UI.DOWNLOAD_MISSING') : undefined} width={settings.widths.tooltip}>
        {(target) => (
          <Button
            id={`${id}-button`}
            aria-labelledby={`${id}-button ${id}-title`}
            icon={<Icon name="download" />}
            aria-disabled={start === undefined || undefined}
            data-action="download"
            onClick={start}
            {...target}
          >
            {text(block.label, scope)}
          </Button>
        )}
      </Tooltip>
    </div>
  );
}
