import { Button } from '@blueprintjs/core';
import { showNumber } from '../../../descriptor/format/number';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import type { Export } from './use-export';

/** What becomes of taking entries out: how far it is, what was left out, why there is nothing. */
export function ExportNote({ taking }: { readonly taking: Export }) {
  const { news, stop, take } = taking;
  const { format } = useServices();
  const say = useUiText();
  const shown = (count: number): string => showNumber(count, format)?.text ?? '';
  return (
    <div className="descry-list-export" role="status" data-state={news?.kind}>
      {news?.kind === 'running' && (
        <>
          <progress value={news.count} max={Math.max(1, news.total)} aria-hidden="true" />
          <span>{say('UI.TABLE_FETCHING', { count: shown(news.count), total: shown(news.total) })}</span>
          <Button size="small" variant="minimal" data-action="cancel" onClick={stop}>
            {say('UI.CANCEL')}
          </Button>
        </>
      )}
      {news?.kind === 'done' && (
        <>
          <Icon name={news.count < news.total ? 'warning-sign' : 'tick-circle'} size={14} />
          <span>
            {say(news.to === 'file' ? 'UI.TABLE_SAVED' : 'UI.TABLE_COPIED', { count: shown(news.count) })}
            {news.count < news.total &&
              ` ${say('UI.TABLE_CUT', { count: shown(news.count), total: shown(news.total) })}`}
          </span>
          <IconButton icon="cross" label={say('UI.CLOSE')} action="close" onClick={stop} />
        </>
      )}
      {news?.kind === 'failed' && (
        <>
          <Icon name="error" size={14} />
          <span>{say('UI.TABLE_FETCH_FAILED', { from: shown(news.from), to: shown(news.until) })}</span>
          <Button size="small" variant="minimal" data-action="retry" onClick={() => take(news.to)}>
            {say('UI.RETRY')}
          </Button>
          <IconButton icon="cross" label={say('UI.CLOSE')} action="close" onClick={stop} />
        </>
      )}
    </div>
  );
}
