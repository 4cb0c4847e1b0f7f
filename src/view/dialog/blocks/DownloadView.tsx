import { Button } from '@blueprintjs/core';
import { use, useEffect, useId, useRef, useState } from 'react';
import { trustedAddress } from '~/api/safe-address';
import { evaluate } from '~/descriptor/evaluate';
import type { DownloadBlock } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { isString } from '~/lib/json';
import { truncate } from '~/lib/truncate';
import { visibleText } from '~/lib/visible-text';
import { CopyButton } from '~/ui/CopyButton';
import { Dash } from '~/ui/Dash';
import { Icon } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { ActionHostContext } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { useCopy } from '~/view/data/use-copy';
import './download.css';

/** Largest number of characters of the check sum in its tooltip. */
const maxTooltipLength = 256;

const msPerSecond = 1000;

/** A file to download: its purpose, its name, its check sum and the button. */
export function DownloadView({ block, scope }: { readonly block: DownloadBlock; readonly scope: Scope }) {
  const t = useTranslate();
  const id = useId();
  const { settings } = useServices();
  const { checksum, loading, retry, start } = useDownload(block, scope);
  return (
    <div role="group" className="descry-download" data-script={block.position} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="descry-download-title">
        {t(block.title, scope)}
      </h3>
      <p className="descry-download-name">{t(block.name, scope)}</p>
      <p className="descry-download-sum">
        <span className="descry-download-sum-name">{t('UI.CHECK_SUM')}</span>
        {checksum === undefined ? (
          <>
            <Dash />
            {retry && (
              <Button size="small" variant="minimal" data-action="retry" onClick={retry}>
                {t('UI.RETRY')}
              </Button>
            )}
          </>
        ) : (
          <CheckSum text={checksum} shown={block.checksumShown} />
        )}
      </p>
      <Tooltip text={!start && !loading ? t('UI.DOWNLOAD_MISSING') : undefined} width={settings.widths.tooltip}>
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
            {t(block.label, scope)}
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

/** The check sum of a file, and the ways to get it. */
interface Download {
  readonly checksum: string | undefined;
  /** True while a source of the dialog is loading. */
  readonly loading: boolean;
  /** Repeats the failed call; `undefined` if none failed. */
  readonly retry: (() => void) | undefined;
  /** Starts the download, with a new address if the known one is too old; `undefined` while there is no address. */
  readonly start: (() => void) | undefined;
}

/** The download of a block. A click while a new address is loading does nothing. */
function useDownload({ checksum, address, renews }: DownloadBlock, scope: Scope): Download {
  const { page, clock, trust } = useServices();
  const { refresh, sources } = use(ActionHostContext);
  const isWaiting = useRef(false);
  const [previousSum, setPreviousSum] = useState<unknown>();
  const loading = sources?.loading === true;
  const href = trustedAddress(evaluate(address, scope), trust)?.href;
  // The old check sum stays visible until the new answer has come.
  const sum = evaluate(checksum, scope) ?? (loading ? previousSum : undefined);

  useEffect(() => {
    if (!isWaiting.current || loading) return;
    isWaiting.current = false;
    if (href !== undefined) page.download(href);
  });

  const start = (address: string): void => {
    const answeredAt = renews && sources?.answeredAt[renews.source];
    if (!renews || answeredAt === undefined || clock.now() - answeredAt < renews.after * msPerSecond) {
      page.download(address);
      return;
    }
    isWaiting.current = true;
    setPreviousSum(sum);
    void refresh(renews.source, {});
  };
  return {
    checksum: isString(sum) && sum !== '' ? sum : undefined,
    loading,
    retry: href === undefined && sources?.failure ? sources.retry : undefined,
    start: href === undefined ? undefined : () => start(href),
  };
}

/** The beginning of a check sum, with the whole of it as tooltip and for copying. */
function CheckSum({ text, shown }: { readonly text: string; readonly shown: number }) {
  const t = useTranslate();
  const copy = useCopy();
  const visible = truncate(visibleText(text.slice(0, maxTooltipLength + 1)), maxTooltipLength);
  return (
    <span className="descry-download-sum-value">
      <bdi className="descry-untrusted descry-mono" title={visible} data-value>
        {truncate(visible, shown)}
      </bdi>
      <CopyButton label={t('UI.COPY')} action="copy" onCopy={() => copy(text)} />
    </span>
  );
}
