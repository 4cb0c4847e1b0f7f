import './progress.css';
import { useIsFetching } from '@tanstack/react-query';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { loadedKey } from '~/view/data/Loaded';
import { useEffect, useState } from 'react';
import type { Clock } from '~/platform/clock';

/** A line at the top while the code of a page, or the menu that decides on access to it, is loading. */
export function ProgressBar() {
  const { clock, session, settings } = useServices();
  const { menu } = useStore(session);
  const pages = useIsFetching({ predicate: ({ queryKey }) => isPageLoad(queryKey) });
  const t = useTranslate();
  const isShown = useIsLong(pages > 0 || menu.state === 'loading', clock, settings.timers.skeletonDelay);
  return isShown && <div className="descry-progress" role="progressbar" aria-label={t('UI.LOADING')} />;
}

/** True once a condition has been true for `delay` milliseconds. */
function useIsLong(condition: boolean, clock: Clock, delay: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = clock.setTimeout(() => setLong(true), delay);
    return () => {
      clock.clearTimeout(timer);
      setLong(false);
    };
  }, [condition, clock, delay]);
  return condition && isLong;
}

const pagePrefix = 'page ';

/** The name under which the code of a page is loaded. */
export function pageLoad(page: string): string {
  return `${pagePrefix}${page}`;
}

/** True for the key of a page's code in the query cache. */
function isPageLoad([kind, name]: readonly unknown[]): boolean {
  return kind === loadedKey && String(name).startsWith(pagePrefix);
}
