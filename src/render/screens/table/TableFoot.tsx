import { Button } from '@blueprintjs/core';
import { showNumber } from '../../../descriptor/format/number';
import { showRelativeTime } from '../../../descriptor/format/relative-time';
import { zoneParts } from '../../../descriptor/format/zone-parts';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { ColumnChooser } from './ColumnChooser';
import type { Export } from './use-export';
import type { ShownList } from './shown-list';
import { useIsOld } from '../use-is-old';

/** Below a table: which part of it is in sight, how old it is, and what can be done with all of it. */
export function TableFoot(props: {
  readonly list: ShownList;
  readonly noun: string;
  readonly onRefresh: () => void;
  /** The first and the last row in sight, from 1. */
  readonly from: number;
  readonly to: number;
  readonly chooser: Parameters<typeof ColumnChooser>[0];
  readonly taking: Export;
}) {
  const { list, noun, from, to, taking } = props;
  const { format } = useServices();
  const say = useUiText();
  const shown = (count: number): string => showNumber(count, format)?.text ?? '';
  const hasRows = list.total > 0 && (list.state === 'data' || list.state === 'stale');
  return (
    <footer className="descry-list-foot">
      <span className="descry-list-range" data-testid="range">
        {hasRows && say('UI.TABLE_RANGE', { from: shown(from), to: shown(to), total: shown(list.total), noun })}
        {list.state === 'empty' && say('UI.TABLE_EMPTY_COUNT', { noun })}
      </span>
      <Updated list={list} />
      <span className="descry-list-tools">
        <IconButton icon="refresh" action="refresh" label={say('UI.REFRESH')} onClick={props.onRefresh} />
        {hasRows && (
          <>
            <IconButton
              icon="duplicate"
              action="copy-all"
              label={say('UI.TABLE_COPY_ALL')}
              onClick={() => taking.take('clipboard')}
            />
            <Button
              size="small"
              variant="minimal"
              data-action="export"
              icon={<Icon name="download" />}
              text={say('UI.TABLE_EXPORT')}
              onClick={() => taking.take('file')}
            />
          </>
        )}
        <ColumnChooser {...props.chooser} />
      </span>
    </footer>
  );
}

/** When the entries in sight came; once they are old, also how old. */
function Updated({ list }: { readonly list: ShownList }) {
  const { format, clock, settings } = useServices();
  const say = useUiText();
  const { updatedAt, isBusy } = list;
  const isOld = useIsOld(updatedAt, settings.screens.stale);
  if (updatedAt === undefined) return null;
  const parts = zoneParts(updatedAt, format.zone);
  const time = `${parts.time} ${parts.zone}`;
  const age = isOld ? showRelativeTime(updatedAt, clock.now(), format)?.text : undefined;
  return (
    <span className="descry-list-updated" data-testid="updated" data-old={isOld || undefined}>
      {isBusy
        ? say('UI.TABLE_UPDATING')
        : age === undefined
          ? say('UI.UPDATED', { time })
          : say('UI.TABLE_AGE', { time, age })}
    </span>
  );
}
