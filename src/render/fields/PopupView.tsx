import { useState } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { showNumber } from '../../descriptor/format/number';
import { listEntries } from '../../descriptor/list';
import type { PopupField } from '../../generated/descriptor-types';
import { PopupDialog } from '../PopupDialog';
import { useServices } from '../services';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** How many there are, as a link that opens the dialog which lists them. Of none there is nothing to open. */
export function PopupView({ field, scope }: FieldProps<PopupField>) {
  const { format } = useServices();
  const text = useText();
  const [open, setOpen] = useState(false);
  const count = listEntries(evaluate(field.value, scope)).length;
  const label = text(field.label, scope);
  const shown = field.link ? text(field.link, scope) : (showNumber(count, format)?.text ?? '');
  return (
    <Line field={field} scope={scope}>
      {count > 0 && (
        <>
          <button
            type="button"
            className="descry-link descry-link-button"
            data-action={field.as}
            // A number alone says nothing in a list of links.
            aria-label={field.link ? undefined : `${label}: ${shown}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {shown}
          </button>
          {open && <PopupDialog field={field} title={label} scope={scope} onClose={() => setOpen(false)} />}
        </>
      )}
    </Line>
  );
}
