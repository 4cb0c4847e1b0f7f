import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '~/view/context/services';
import { DialogFrame } from '~/ui/DialogFrame';
import { Line, type LineProps } from './Line';

/** A line that counts and, on a click, lists in a dialog. */
export function PopupLine(props: LineProps & { readonly count: number; readonly children: () => ReactNode }) {
  const { id, label, count } = props;
  const { layers } = useServices().settings;
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Line id={id} label={label}>
      {count > 0 && (
        <>
          <button
            type="button"
            className="descry-link descry-link-button"
            aria-label={`${label}: ${count}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {count}
          </button>
          {open &&
            createPortal(
              <DialogFrame
                id="popup"
                title={label}
                box={{ width: 672, layer: layers.dialog }}
                details={{ popup: id }}
                onClose={close}
              >
                {props.children()}
              </DialogFrame>,
              document.body,
            )}
        </>
      )}
    </Line>
  );
}
