import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import type { Diagnostic } from '~/codegen/language/model';
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
  const [withRoutes, setWithRoutes] = useState(true);
  const deletion = useAnswer('deletion', { file, withRoutes }, version);
  return (
    <Dialog isOpen title={`Delete ${title}`} className="studio-delete" onClose={onClose}>
      <DialogBody>
        {deletion ? (
          <WhatGoes deletion={deletion} onOpen={onClose}>
            <Routes files={deletion.routes} isChosen={withRoutes} onChange={setWithRoutes} />
          </WhatGoes>
        ) : (
          <p role="status">Checking what uses it …</p>
        )}
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
                void studio.saving.deleteFile(withRoutes);
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

/** Offers to delete the routes that show a screen with it: without the screen they lead to nothing. */
function Routes(props: {
  readonly files: readonly string[];
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const { files, isChosen, onChange } = props;
  if (files.length === 0) return null;
  return (
    <label className="studio-with-routes">
      <input type="checkbox" checked={isChosen} onChange={() => onChange(!isChosen)} />
      <span>
        Delete its {files.length === 1 ? 'route' : 'routes'} too{' '}
        <span className="studio-where">{files.join(', ')}</span>
      </span>
    </label>
  );
}

function WhatGoes(props: { readonly deletion: Deletion; readonly children: ReactNode; readonly onOpen: () => void }) {
  const { deletion, children, onOpen } = props;
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
      {children}
      {languages.length > 0 && <p>The translations of its texts go too: {languages.join(', ')}.</p>}
      <p role="status">{diagnostics.length === 0 ? 'Nothing uses it.' : 'It is in use. Without it the check finds:'}</p>
      <DiagnosticList diagnostics={diagnostics.map(withoutFix)} onOpen={onOpen} />
    </>
  );
}

/** What is found without the file cannot be corrected while it is there. */
function withoutFix({ fix: _fix, ...found }: Diagnostic): Diagnostic {
  return found;
}
