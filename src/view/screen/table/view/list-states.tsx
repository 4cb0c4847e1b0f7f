import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { ScreenAddress } from '~/descriptor/screen-address';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { NoData } from '~/ui/NoData';
import { SourceFailure } from '~/view/data/SourceFailure';
import { emptyMessage, EmptyState, SourceFailureContext } from '~/view/panel/EmptyState';
import type { ListModel } from '../model/list-model';

/** The message of a list without entries: that of the descriptor, or that nothing matches the filters. */
export function EmptyList(props: {
  readonly whenEmpty: TableScreen['whenEmpty'];
  readonly list: ListModel;
  readonly itemLabel: string;
  /** Clears all filters; undefined if none is set. */
  readonly onClear: (() => void) | undefined;
}) {
  const { whenEmpty, list, itemLabel, onClear } = props;
  const t = useTranslate();
  if (onClear && emptyMessage(list.failure) === undefined)
    return (
      <NoData text={t('UI.TABLE_NO_MATCH', { itemLabel })} hint={t('UI.TABLE_NO_MATCH_HINT')}>
        <Button size="small" data-action="clear-filters" onClick={onClear}>
          {t('UI.TABLE_CLEAR_FILTERS')}
        </Button>
      </NoData>
    );
  return (
    <SourceFailureContext value={list.failure}>
      <EmptyState scope={list.scope} {...(whenEmpty && { whenEmpty })} />
    </SourceFailureContext>
  );
}

/** The message of a list that could not be loaded. */
export function FailedList({ list }: { readonly list: ListModel }) {
  return <SourceFailure failure={list.failure} onRetry={() => list.retry()} />;
}

/** Characters of an invalid member of the address that are shown. */
const maxMemberLength = 80;

function namedMembers(refused: ScreenAddress['refused']): string {
  return refused.map(({ name, text }) => truncate(`${name}=${text}`, maxMemberLength)).join(', ');
}

/** A note that names the invalid members of the address. It stays until it is dismissed, even if they are removed. */
export function RefusedNote({ refused }: { readonly refused: ScreenAddress['refused'] }) {
  const t = useTranslate();
  const [seen, setSeen] = useState(refused);
  const [isDismissed, setDismissed] = useState(false);
  const isNew = refused.length > 0 && namedMembers(refused) !== namedMembers(seen);
  if (isNew) {
    setSeen(refused);
    setDismissed(false);
  }
  if (seen.length === 0 || isDismissed) return null;
  return (
    <div className="descry-list-note" role="status" data-testid="refused">
      <Icon name="info-sign" size={14} />
      <span>
        <bdi>{t('UI.TABLE_REFUSED', { requested: namedMembers(seen) })}</bdi>
      </span>
      <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={() => setDismissed(true)} />
    </div>
  );
}
