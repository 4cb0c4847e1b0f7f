import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Icon } from '~/ui/Icon';
import { AssistPane } from '../assist/AssistPane';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { DeleteDialog } from './DeleteDialog';
import { ContractView } from './ContractView';
import { Editor } from './Editor';

/** The open descriptor with what can be done to it as a whole. */
export function EditorPane() {
  const studio = useStudio();
  const open = useStore(studio.open);
  const contract = useStore(studio.contract.shown);
  const { files } = useStore(studio.project);
  const entry = files.find(({ file }) => file === open?.file);
  const isEdited = entry?.isEdited === true;
  const isDeleted = entry?.isDeleted === true;
  const [asksAbout, setAsksAbout] = useState<string>();
  return (
    <main className="studio-main">
      <div className="studio-bar">
        <h2>
          {entry?.title}
          <span className="studio-where">{open?.file}</span>
        </h2>
        <Button
          size="small"
          variant="minimal"
          icon={<Icon name={trash} />}
          disabled={!open || open.base === '' || isDeleted}
          onClick={() => setAsksAbout(open?.file)}
        >
          Delete …
        </Button>
        <Button size="small" variant="minimal" disabled={!isEdited} onClick={() => void studio.revert()}>
          Discard
        </Button>
        <Button size="small" intent="primary" disabled={!isEdited} onClick={() => void studio.save()}>
          Save
        </Button>
      </div>
      {isDeleted && (
        <p className="studio-deleted" role="status">
          This file is deleted when you save it. Until then <b>Discard</b> brings it back.
        </p>
      )}
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
