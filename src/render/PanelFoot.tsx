import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { showDateTime } from '../descriptor/format/date-time';
import { Icon } from '../ui/Icon';
import { useUiText } from '../ui/ui-text';
import { useServices } from './services';
import type { SourceResults } from './use-sources';

const RawDialog = lazy(async () => ({ default: (await import('./RawDialog')).RawDialog }));

/** When the answers of a panel came, and a way to see them as they are. Nothing for a panel without answers. */
export function PanelFoot(props: {
  /** The sources that the panel reads. */
  readonly needs: readonly string[];
  readonly sources: SourceResults;
}) {
  const { answers, answeredAt } = props.sources;
  const { format } = useServices();
  const say = useUiText();
  const [open, setOpen] = useState(false);
  const shown = props.needs.filter((name) => Object.hasOwn(answers, name));
  const times = shown.flatMap((name) => answeredAt[name] ?? []);
  if (shown.length === 0) return null;
  // Of several answers the oldest says how far the panel can be trusted.
  const time = times.length > 0 ? showDateTime(Math.min(...times), format)?.text : undefined;
  return (
    <footer className="descry-panel-foot">
      {time !== undefined && <span>{say('UI.UPDATED', { time })}</span>}
      <Button
        variant="minimal"
        size="small"
        data-action="raw"
        icon={<Icon name="code" size={14} />}
        text={say('UI.RAW')}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <RawDialog
            title={say('UI.RAW')}
            data={Object.fromEntries(shown.map((name) => [name, answers[name]]))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </footer>
  );
}
