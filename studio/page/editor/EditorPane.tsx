import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Icon } from '~/ui/Icon';
import { AssistPane } from '../assist/AssistPane';
import { useStudio } from '../model/context';
import { ownerWords } from '../model/owner-words';
import { useStore } from '../model/use-store';
import type { FileEntry } from '../../protocol';
import { DeleteDialog } from './DeleteDialog';
import { ContractView } from './ContractView';
import { Editor } from './Editor';
import { ScreenAddress } from './ScreenAddress';

/** The open descriptor with what can be done to it as a whole. */
export function EditorPane() {
  const studio = useStudio();
  const open = useStore(studio.open);
  const contract = useStore(studio.contract.shown);
  const { files } = useStore(studio.project);
  const { isRunning, problems } = useStore(studio.saving.state);
  const entry = files.find(({ file }) => file === open?.file);
  const isEdited = entry?.isEdited === true;
  const isDeleted = entry?.isDeleted === true;
  const [asksAbout, setAsksAbout] = useState<string>();
  return (
    <main className="studio-main">
      <div className="studio-bar">
        <Title entry={entry} file={open?.file} />
        <Button
          size="small"
          variant="minimal"
          icon={<Icon name={trash} />}
          disabled={!open || open.base === '' || isDeleted}
          onClick={() => setAsksAbout(open?.file)}
        >
          Delete …
        </Button>
        <Button size="small" variant="minimal" disabled={!isEdited} onClick={() => void studio.saving.revert()}>
          Discard
        </Button>
        <Button
          size="small"
          intent="primary"
          disabled={!isEdited || isRunning}
          onClick={() => void studio.saving.save()}
        >
          Save
        </Button>
      </div>
      <Notes entry={entry} problem={isEdited ? problems.get(entry.file) : undefined} />
      <div className="studio-text" inert={isDeleted}>
        <Editor />
        {contract && <ContractView contract={contract} />}
      </div>
      {!isDeleted && <AssistPane />}
      {asksAbout !== undefined && asksAbout === open?.file && (
        <DeleteDialog file={asksAbout} title={entry?.title ?? ''} onClose={() => setAsksAbout(undefined)} />
      )}
    </main>
  );
}

/** What the open file is called, where it is, and who answers for it. */
function Title({ entry, file }: { readonly entry: FileEntry | undefined; readonly file: string | undefined }) {
  return (
    <h2>
      {entry?.title}
      <span className="studio-file-path">
        <span className="studio-where">{file}</span>
        {entry?.owner && <span className="studio-owner">{ownerWords(entry.owner)}</span>}
      </span>
    </h2>
  );
}

/** Where a screen is, what saving the file will do, and why it could not be saved. */
function Notes(props: { readonly entry: FileEntry | undefined; readonly problem: string | undefined }) {
  const { entry, problem } = props;
  return (
    <>
      {entry?.group === 'Screens' && !entry.isDeleted && <ScreenAddress file={entry.file} />}
      {problem !== undefined && (
        <p className="studio-problem" role="alert">
          The file is not saved. {problem}
        </p>
      )}
      {entry?.isDeleted === true && (
        <p className="studio-deleted" role="status">
          This file is deleted when you save it. Until then <b>Discard</b> brings it back.
        </p>
      )}
    </>
  );
}
