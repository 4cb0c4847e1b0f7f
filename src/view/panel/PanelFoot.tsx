import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { DialogSlot } from '../action/DialogSlot';
import { Updated } from '../value/Updated';
import type { SourceResults } from '../data/use-sources';

/**
 * The foot of a panel: the time of its answers and the button that shows them as JSON. A panel without answers has
 * none.
 */
export function PanelFoot(props: {
  /** The sources that the panel reads. */
  readonly needs: readonly string[];
  readonly sources: SourceResults;
}) {
  const { answers, answeredAt } = props.sources;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const answered = props.needs.filter((name) => Object.hasOwn(answers, name));
  const [time] = answered.flatMap((name) => answeredAt[name] ?? []);
  if (answered.length === 0) return null;
  // The first source is what the panel is about: after a change of it, others need not be requested again.
  return (
    <div className="descry-panel-foot">
      {time !== undefined && (
        <span>
          <Updated time={time} />
        </span>
      )}
      <Button
        variant="minimal"
        size="small"
        data-action="raw"
        icon={<Icon name="code" size={14} />}
        text={t('UI.RAW')}
        onClick={() => setOpen(true)}
      />
      <DialogSlot id="raw" isOpen={isOpen} load={() => import('./RawDialog')} onClose={() => setOpen(false)}>
        {({ RawDialog }) => (
          <RawDialog
            title={t('UI.RAW')}
            data={Object.fromEntries(answered.map((name) => [name, answers[name]]))}
            onClose={() => setOpen(false)}
          />
        )}
      </DialogSlot>
    </div>
  );
}
