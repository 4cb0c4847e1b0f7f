import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { formatDateTime } from '~/i18n/format/times';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Icon } from '~/ui/Icon';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';

const RawDialog = lazy(async () => ({ default: (await import('~/view/panel/RawDialog')).RawDialog }));

/** A tab's panel in its four states. */
export function Panel<Data>(props: {
  readonly id: string;
  readonly ids: { readonly panel: string; readonly tab: string };
  readonly query: UseQueryResult<Data | undefined>;
  readonly isEmpty?: (data: Data) => boolean;
  /** Stand at the lower edge. */
  readonly buttons?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}) {
  const { query, ids } = props;
  const { settings } = useServices();
  const { data } = query;
  const state = query.isPending
    ? 'loading'
    : query.isError || data === undefined
      ? 'failed'
      : props.isEmpty?.(data)
        ? 'empty'
        : 'data';
  return (
    <div
      className="descry-panel"
      id={ids.panel}
      data-panel={props.id}
      data-state={state}
      aria-busy={state === 'loading'}
      role="tabpanel"
      aria-labelledby={ids.tab}
      tabIndex={0}
    >
      {state === 'loading' && <Skeleton delay={settings.timers.skeletonDelay} />}
      {state === 'failed' && <ErrorPanel message="This did not work." onRetry={() => void query.refetch()} />}
      {state === 'empty' && <NoData text="No data" />}
      {state === 'data' && data !== undefined && (
        <>
          <div className="descry-sections">{props.children(data)}</div>
          <Foot answer={data} time={query.dataUpdatedAt} />
        </>
      )}
      {props.buttons}
    </div>
  );
}

function Foot(props: { readonly answer: unknown; readonly time: number }) {
  const { format } = useServices();
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <footer className="descry-panel-foot">
      <span>{t('UI.UPDATED', { time: formatDateTime(props.time, format)?.text ?? '', zone: format.zone })}</span>
      <Button
        variant="minimal"
        size="small"
        icon={<Icon name="code" size={14} />}
        text={t('UI.RAW')}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <RawDialog title={t('UI.RAW')} data={{ answer: props.answer }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
