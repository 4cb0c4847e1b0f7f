import { useState } from 'react';
import { NewDialog } from './NewDialog';

/** Opens the dialog that makes a descriptor. */
export function NewButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="studio-new" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden>+</span> New …
      </button>
      {isOpen && <NewDialog onClose={() => setOpen(false)} />}
    </>
  );
}
