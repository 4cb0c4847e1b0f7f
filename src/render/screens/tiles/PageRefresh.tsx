import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { momentText } from '../../../descriptor/format/date-time';
import { zoneParts } from '../../../descriptor/format/zone-parts';
import { IconButton } from '../../../ui/IconButton';
import { Tooltip } from '../../../ui/Tooltip';
import { useUiText } from '../../../ui/ui-text';
import type { Opening } from '../../opening';
import { useServices } from '../../services';
import type { SourceResults } from '../../use-sources';
import { useStore } from '../../use-store';
import { usePlaceOfScreen } from '../screen-place';
import { useIsOld } from '../use-is-old';

/** When the page was asked for last, and a way to ask all of it again. */
export function PageRefresh(props: {
  readonly owner: string;
  /** The sources that something in sight reads. */
  readonly needed: readonly string[];
  readonly opening: Opening;
  readonly ask: SourceResults['ask'];
}) {
  const { owner, needed, opening, ask } = props;
  const { format, settings } = useServices();
  const { renewPeriod } = usePlaceOfScreen();
  const say = useUiText();
  const answers = useQueryClient();
  const times = useStore(opening.answeredAt);
  const isAsking = useIsFetching({ queryKey: opening.key }) > 0;
  const known = needed.flatMap((name) => times[`${owner}/${name}`] ?? []);
  // Of several answers the oldest says how far the page can be trusted.
  const time = known.length > 0 ? Math.min(...known) : undefined;
  const isOld = useIsOld(time, settings.screens.stale);
  if (needed.length === 0) return null;
  return (
    <div className="descry-page-refresh" data-old={isOld || undefined}>
      {time !== undefined && (
        <Tooltip text={momentText(time, format.zone)}>
          {(target) => (
            <span {...target}>
              {say('UI.UPDATED', { time: zoneParts(time, format.zone).time.slice(0, 5) })}
              {isOld && <> · {say('UI.OLD')}</>}
            </span>
          )}
        </Tooltip>
      )}
      <IconButton
        icon="refresh"
        label={say('UI.REFRESH')}
        action="refresh"
        disabled={isAsking}
        onClick={() => {
          // Whoever leaves the page open all day and asks again and again does not keep all that was ever answered.
          answers.removeQueries({ queryKey: opening.key, type: 'inactive' });
          renewPeriod();
          needed.forEach((name) => ask(name));
        }}
      />
    </div>
  );
}
