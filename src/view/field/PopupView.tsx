import { useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { formatNumber } from '~/lib/format/number';
import { listEntries } from '~/descriptor/list';
import type { PopupField } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Boundary } from '~/ui/Boundary';
import { BrokenDialog } from '../action/DialogSlot';
import { PopupDialog } from '../dialog/PopupDialog';
import { useServices } from '../context/services';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** The number of entries of a list, as a button that opens a dialog with them. An empty list has no button. */
export function PopupView({ field, scope }: FieldProps<PopupField>) {
  const { format } = useServices();
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const count = listEntries(evaluate(field.value, scope)).length;
  const label = t(field.label, scope);
  const text = field.link ? t(field.link, scope) : (formatNumber(count, format)?.text ?? '');
  return (
    <Line field={field} scope={scope}>
      {count > 0 && (
        <>
          <button
            type="button"
            className="descry-link descry-link-button"
            data-action={field.as}
            // Without its label a number is meaningless to a screen reader.
            aria-label={field.link ? undefined : `${label}: ${text}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {text}
          </button>
          <Boundary fallback={(part) => <BrokenDialog id="popup" part={part} onClose={() => setOpen(false)} />}>
            {open && <PopupDialog field={field} title={label} scope={scope} onClose={() => setOpen(false)} />}
          </Boundary>
        </>
      )}
    </Line>
  );
}
