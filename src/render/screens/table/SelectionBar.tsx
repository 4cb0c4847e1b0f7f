import { Button } from '@blueprintjs/core';
import { showNumber } from '../../../descriptor/format/number';
import { Icon } from '../../../ui/Icon';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import type { Export } from './use-export';
import type { Selection } from './use-selection';

/** What can be done with the chosen rows; there while there are any. */
export function SelectionBar(props: {
  readonly selection: Selection;
  readonly taking: Export;
  readonly onClear: () => void;
}) {
  const { selection, taking } = props;
  const { format } = useServices();
  const say = useUiText();
  const { size } = selection.entries;
  const chosen = () => [...selection.entries.values()].toSorted((left, right) => left.index - right.index);
  return (
    <div className="descry-list-selection" role="status" data-testid="selection" hidden={size === 0}>
      {size > 0 && (
        <>
          <strong>{say('UI.TABLE_SELECTED', { count: showNumber(size, format)?.text ?? '' })}</strong>
          <Button
            size="small"
            variant="minimal"
            data-action="copy"
            icon={<Icon name="duplicate" />}
            text={say('UI.COPY')}
            onClick={() => taking.take('clipboard', chosen())}
          />
          <Button
            size="small"
            variant="minimal"
            data-action="export-selected"
            icon={<Icon name="download" />}
            text={say('UI.TABLE_EXPORT')}
            onClick={() => taking.take('file', chosen())}
          />
          <Button
            size="small"
            variant="minimal"
            data-action="clear-selection"
            icon={<Icon name="cross" />}
            text={say('UI.TABLE_SELECT_NONE')}
            onClick={props.onClear}
          />
        </>
      )}
    </div>
  );
}
