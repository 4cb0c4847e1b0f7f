import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { momentText } from '../../../descriptor/format/date-time';
import { head } from '../../../lib/head';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import type { ShownList } from './shown-list';

/** Longest part of an address that is told. */
const longest = 80;

/** Tells once what the address asked for that cannot be meant. */
export function RefusedNote({ refused }: { readonly refused: readonly string[] }) {
  const say = useUiText();
  const [seen, setSeen] = useState(refused);
  const [isAway, setAway] = useState(false);
  const isNew = refused.length > 0 && refused.join() !== seen.join();
  if (isNew) {
    setSeen(refused);
    setAway(false);
  }
  if (seen.length === 0 || isAway) return null;
  return (
    <div className="descry-list-note" role="status" data-testid="refused">
      <Icon name="info-sign" size={14} />
      <span>
        <bdi>{say('UI.TABLE_REFUSED', { asked: seen.map((part) => head(part, longest)).join(', ') })}</bdi>
      </span>
      <IconButton icon="cross" label={say('UI.CLOSE')} action="close" onClick={() => setAway(true)} />
    </div>
  );
}

/** The list could not be asked for again: from when its entries are. */
export function StaleNote({ list }: { readonly list: ShownList }) {
  const { format } = useServices();
  const say = useUiText();
  const time = list.updatedAt === undefined ? '' : momentText(list.updatedAt, format.zone);
  return (
    <div className="descry-list-note" role="alert" data-intent="warning">
      <Icon name="warning-sign" size={14} />
      <span>{say('UI.TABLE_STALE', { time })}</span>
      <Button size="small" data-action="retry" icon={<Icon name="refresh" />} onClick={() => list.retry()}>
        {say('UI.RETRY')}
      </Button>
    </div>
  );
}
