import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useId, useState, type SubmitEvent } from 'react';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { LeftOutDialog } from './LeftOutDialog';
import { matching, wantedOf, type Chosen } from './wanted';
import { WantedFields } from './WantedFields';

/** Makes a descriptor of an operation of the contract, and opens it. */
export function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const studio = useStudio();
  const { version } = useStore(studio.project);
  const [chosen, setChosen] = useState<Chosen>({ kind: 'drawer', search: '' });
  const [problem, setProblem] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const form = useId();
  const operations = useAnswer('operations', { kind: chosen.kind }, version) ?? [];
  const listed = matching(operations, chosen.search);
  const wanted = wantedOf(chosen, listed);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!wanted || isSending) return;
    setSending(true);
    const made = await studio.changes.create(wanted);
    setSending(false);
    if ('problem' in made) setProblem(made.problem);
    else if (made.leftOut.length === 0) onClose();
    else setLeftOut(made.leftOut);
  };
  if (leftOut.length > 0) return <LeftOutDialog reasons={leftOut} onClose={onClose} />;
  return (
    <Dialog isOpen title="New descriptor" className="studio-create" onClose={onClose}>
      <DialogBody>
        <form id={form} onSubmit={(event) => void submit(event)}>
          <WantedFields {...{ chosen, wanted, listed }} onChange={(change) => setChosen({ ...chosen, ...change })} />
          {problem !== '' && <p role="alert">{problem}</p>}
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={form} intent="primary" disabled={!wanted?.name || isSending}>
              Create
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
