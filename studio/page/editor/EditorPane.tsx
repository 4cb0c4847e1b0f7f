import { Button } from '@blueprintjs/core';
import { AssistPane } from '../assist/AssistPane';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
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
  return (
    <main className="studio-main">
      <div className="studio-bar">
        <h2>
          {entry?.title}
          <span className="studio-where">{open?.file}</span>
        </h2>
        <Button size="small" variant="minimal" disabled={!isEdited} onClick={() => void studio.revert()}>
          Discard
        </Button>
        <Button size="small" intent="primary" disabled={!isEdited} onClick={() => void studio.save()}>
          Save
        </Button>
      </div>
      <div className="studio-text">
        <Editor />
        {contract && <ContractView contract={contract} />}
      </div>
      <AssistPane />
    </main>
  );
}
