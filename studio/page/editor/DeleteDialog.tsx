import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { Deletion } from '../../protocol';
import { DiagnosticList } from '../DiagnosticList';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';

/** Says what deleting a file does, and what uses it, before it is taken out of the project. */
export function DeleteDialog(props: { readonly file: string; readonly title: string; readonly onClose: () => void }) {
  const { file, title, onClose } = props;
  const studio = useStudio();
  const { version } = useStore(studio.project);
  const deletion = useAnswer('deletion', { file }, version);
  return (
    <Dialog isOpen title={`Delete ${title}`} className="studio-delete" onClose={onClose}>
      <DialogBody>
        {deletion ? <WhatGoes deletion={deletion} onOpen={onClose} /> : <p role="status">Checking what uses it …</p>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              intent="danger"
              disabled={!deletion}
              onClick={() => {
                onClose();
                void studio.saving.deleteFile();
              }}
            >
              Delete
            </Button>
          </>
        }
      />
    </Dialog>
  );
}

function WhatGoes({ deletion, onOpen }: { readonly deletion: Deletion; readonly onOpen: () => void }) {
  const { files, languages, diagnostics } = deletion;
  return (
    <>
      <p>When you save, these files are deleted. Until then Discard brings them back.</p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
      {languages.length > 0 && <p>The translations of its texts go too: {languages.join(', ')}.</p>}
      <p role="status">{diagnostics.length === 0 ? 'Nothing uses it.' : 'It is in use. Without it the check finds:'}</p>
      <DiagnosticList diagnostics={diagnostics} onOpen={onOpen} />
    </>
  );
}
