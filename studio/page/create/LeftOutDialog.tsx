import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';

/** Says what of its operation a new descriptor leaves out. */
export function LeftOutDialog(props: { readonly reasons: readonly string[]; readonly onClose: () => void }) {
  const { reasons, onClose } = props;
  return (
    <Dialog isOpen title="The descriptor was made" className="studio-create" onClose={onClose}>
      <DialogBody>
        <p>It leaves out something that the operation takes:</p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter
        actions={
          <Button intent="primary" onClick={onClose}>
            Close
          </Button>
        }
      />
    </Dialog>
  );
}
