import { useUiText } from '../../../ui/ui-text';
import type { ListEntry } from './list-page';
import type { Selection } from './use-selection';

/** Chooses the rows in view, or gives them up once all of them are chosen. */
export function SelectAll(props: { readonly inView: readonly ListEntry[]; readonly selection: Selection }) {
  const { inView, selection } = props;
  const say = useUiText();
  const chosen = inView.filter(({ id }) => selection.entries.has(id)).length;
  const isAll = inView.length > 0 && chosen === inView.length;
  return (
    <input
      type="checkbox"
      data-head=""
      tabIndex={-1}
      aria-label={say('UI.TABLE_SELECT_ALL')}
      checked={isAll}
      disabled={inView.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !isAll;
      }}
      onChange={() => selection.set(inView, !isAll)}
    />
  );
}
