import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '~/i18n/translate';
import type { QueryScope } from '~/state/sources/query-scope';
import { useServices } from '~/view/context/services';
import { requestAgain } from '~/view/data/use-sources';
import { Updated } from '~/view/value/Updated';
import { useStore } from '~/view/context/use-store';
import { useScreenContext } from '../screen-context';
import { useIsStale } from '../use-is-stale';
import { RefreshControls } from './RefreshControls';
import { useAutoRefresh } from './use-auto-refresh';

/** The time of the last answers of a dashboard, and the controls that reload all of it. */
export function PageRefresh(props: {
  readonly owner: string;
  /** The keys of the sources that visible tiles read. */
  readonly needed: readonly string[];
  readonly queryScope: QueryScope;
}) {
  const { owner, needed, queryScope } = props;
  const { clock, settings } = useServices();
  const { renewPeriod } = useScreenContext();
  const t = useTranslate();
  const queryClient = useQueryClient();
  const times = useStore(queryScope.answeredAt);
  const isFetching = useIsFetching({ queryKey: queryScope.key }) > 0;
  const answerTimes = needed.flatMap((key) => times[key] ?? []);
  // The page is as old as its oldest answer.
  const time = answerTimes.length > 0 ? Math.min(...answerTimes) : undefined;
  const isStale = useIsStale(time, settings.screens.stale);
  const onRefresh = (): void => {
    // A page that is open all day must not retain the answers of earlier periods.
    queryClient.removeQueries({ queryKey: queryScope.key, type: 'inactive' });
    renewPeriod();
    needed.forEach((key) => requestAgain(queryScope, key));
  };
  const interval = useAutoRefresh({ screen: owner, updatedAt: time, isFetching, onRefresh });
  if (needed.length === 0) return null;
  return (
    <div className="descry-page-refresh" data-old={isStale || undefined}>
      {time === undefined ? (
        <span className="descry-page-refresh-room" aria-hidden="true">
          <Updated time={clock.now()} />
        </span>
      ) : (
        <span>
          <Updated time={time} />
          {isStale && <> · {t('UI.OLD')}</>}
        </span>
      )}
      <RefreshControls interval={interval} disabled={isFetching} onRefresh={onRefresh} />
    </div>
  );
}
