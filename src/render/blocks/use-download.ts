import { use, useEffect, useRef, useState } from 'react';
import { trustedAddress } from '../../api/safe-address';
import { evaluate } from '../../descriptor/evaluate';
import type { DownloadBlock } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { isString } from '../../lib/json';
import { PlaceContext } from '../place';
import { useServices } from '../services';

const second = 1000;

/** A file to download, and its check sum as far as it is known. */
export interface Download {
  readonly checksum: string | undefined;
  /** Its answer is on its way. */
  readonly working: boolean;
  /** Asks once more, where there was no answer. */
  readonly retry: (() => void) | undefined;
  /** Begins the download, with a new address where the known one is too old; not there while there is nothing to get. */
  readonly start: (() => void) | undefined;
}

/** The download of a block as it stands. A click while a new address is on its way asks for nothing more. */
export function useDownload({ checksum, address, renews }: DownloadBlock, scope: Scope): Download {
  const { page, clock, trust } = useServices();
  const { refresh, sources } = use(PlaceContext);
  const isWaiting = useRef(false);
  const [before, setBefore] = useState<unknown>();
  const loading = sources?.loading === true;
  const href = trustedAddress(evaluate(address, scope), trust)?.href;
  // What is known stays to be seen until the new answer is there.
  const sum = evaluate(checksum, scope) ?? (loading ? before : undefined);

  useEffect(() => {
    if (!isWaiting.current || loading) return;
    isWaiting.current = false;
    if (href !== undefined) page.download(href);
  });

  const start = (address: string): void => {
    const answeredAt = renews && sources?.answeredAt[renews.source];
    if (!renews || answeredAt === undefined || clock.now() - answeredAt < renews.after * second) {
      page.download(address);
      return;
    }
    isWaiting.current = true;
    setBefore(sum);
    void refresh(renews.source, {});
  };
  return {
    checksum: isString(sum) && sum !== '' ? sum : undefined,
    working: loading,
    retry: href === undefined && sources?.failure ? sources.retry : undefined,
    start: href === undefined ? undefined : () => start(href),
  };
}
