import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash.js';
import { useState } from 'react';
import type { OutlineEntry } from '~/codegen/service/service';
import { Icon } from '~/ui/Icon';
import { AddDialog } from '../create/AddDialog';
import type { PartActions } from './Parts';

/** Buttons that add a part to the open file, and that move or remove the part at the caret. */
export function PartTools(props: { readonly current: OutlineEntry | undefined; readonly actions: PartActions }) {
  const { current, actions } = props;
  const [isAdding, setAdding] = useState(false);
  const movable = typeof current?.path.at(-1) === 'number' ? current : undefined;
  const part = movable ? `${movable.kind} ${movable.label}` : 'no part is selected';
  const tools = [
    { icon: 'chevron-up', label: 'Move up', run: (entry: OutlineEntry) => actions.step(entry, -1) },
    { icon: 'chevron-down', label: 'Move down', run: (entry: OutlineEntry) => actions.step(entry, 1) },
    { icon: trash, label: 'Remove', run: actions.remove },
  ] as const;
  return (
    <div className="studio-part-tools" role="group" aria-label="Parts">
      <button type="button" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <span aria-hidden>+</span> Add …
      </button>
      {tools.map(({ icon, label, run }) => (
        <button
          key={label}
          type="button"
          title={`${label}: ${part}`}
          aria-label={label}
          aria-disabled={!movable}
          onClick={() => movable && run(movable)}
        >
          <Icon name={icon} size={14} />
        </button>
      ))}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
