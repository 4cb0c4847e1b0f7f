import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStudio } from './model/context';
import { useStore } from './model/use-store';

/** Asks what to do with a file that changed on the disk, or was edited in another tab, while it was edited here. */
export function ConflictDialog() {
  const studio = useStudio();
  const conflict = useStore(studio.saving.conflict);
  const { files } = useStore(studio.project);
  if (!conflict) return null;
  const isOnDisk = conflict.theirs.edit === undefined;
  const isDeleted = files.some((entry) => entry.file === conflict.file && entry.isDeleted);
  return (
    <Dialog
      isOpen
      title={isOnDisk ? 'The file has changed on the disk' : 'The file was edited in another tab'}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <p>
          {isOnDisk ? 'Somebody else has saved ' : 'Another tab has edited '}
          <code>{conflict.file}</code>
          {isOnDisk ? ' since you began to edit it.' : ' too.'} Nothing was written yet.
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={() => void studio.saving.resolve('theirs')}>
              {isOnDisk ? 'Take the file on the disk' : 'Take the text of the other tab'}
            </Button>
            <Button intent="primary" onClick={() => void studio.saving.resolve('mine')}>
              {isOnDisk ? (isDeleted ? 'Delete it' : 'Write my text') : 'Continue with my text'}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
