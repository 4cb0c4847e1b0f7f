import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStudio } from './model/context';
import { useStore } from './model/use-store';

/** Asks what to do with a file that changed on the disk while it was edited here. */
export function ConflictDialog() {
  const studio = useStudio();
  const conflict = useStore(studio.saving.conflict);
  const { files } = useStore(studio.project);
  if (!conflict) return null;
  return (
    <Dialog
      isOpen
      title="The file has changed on the disk"
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <p>
          Somebody else has saved <code>{conflict.file}</code> since you began to edit it. Nothing was written yet.
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={() => void studio.saving.resolve('theirs')}>Take the file on the disk</Button>
            <Button intent="primary" onClick={() => void studio.saving.resolve('mine')}>
              {files.some(({ file, isDeleted }) => file === conflict.file && isDeleted) ? 'Delete it' : 'Write my text'}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
