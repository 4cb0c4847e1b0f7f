import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Addition, AdditionKind } from '~/codegen/service/additions/addition';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { ChoiceList } from './ChoiceList';

/** What people call the kinds of part. */
const kinds: Readonly<Record<AdditionKind, string>> = {
  tab: 'Tab',
  section: 'Section',
  field: 'Fields',
  column: 'Columns',
  filter: 'Filter',
  tile: 'Tile',
};

/** What each of them chooses. */
const chooses: Readonly<Record<AdditionKind, string>> = {
  ...{ tab: 'Shows', section: 'Shows', field: 'Shows', column: 'Shows', tile: 'Shows' },
  filter: 'Narrows the list by',
};

/** Adds a part to the open descriptor where the caret is, and selects it. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const studio = useStudio();
  const { file = '' } = useStore(studio.open) ?? {};
  const { version } = useStore(studio.project);
  const [offset] = useState(() => studio.caret.get());
  const additions = useAnswer('additions', { file, offset }, version);
  const [kind, setKind] = useState<AdditionKind>();
  const addition =
    additions?.find((one) => one.kind === kind) ??
    additions?.find(({ refused }) => refused === undefined) ??
    additions?.[0];
  return (
    <Dialog isOpen title="Add a part" className="studio-create" onClose={onClose}>
      {addition ? (
        // Each kind has choices of its own.
        <PartForm key={addition.kind} addition={addition} onClose={onClose}>
          <Kinds additions={additions ?? []} chosen={addition.kind} onChoose={setKind} />
        </PartForm>
      ) : (
        additions && <Nothing onClose={onClose} />
      )}
    </Dialog>
  );
}

function Nothing({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <DialogBody>
        <p>Nothing can be added here. Select another part, or correct the errors of the file first.</p>
      </DialogBody>
      <DialogFooter actions={<Button onClick={onClose}>Close</Button>} />
    </>
  );
}

function Kinds(props: {
  readonly additions: readonly Addition[];
  readonly chosen: AdditionKind;
  readonly onChoose: (kind: AdditionKind) => void;
}) {
  return (
    <div className="studio-kinds" role="radiogroup" aria-label="What">
      {props.additions.map(({ kind }) => (
        <label key={kind}>
          <input
            type="radio"
            name="addition-kind"
            checked={kind === props.chosen}
            onChange={() => props.onChoose(kind)}
          />
          {kinds[kind]}
        </label>
      ))}
    </div>
  );
}

/** The title of the part and what it shows. */
function PartForm(props: { readonly addition: Addition; readonly children: ReactNode; readonly onClose: () => void }) {
  const { addition, onClose } = props;
  const { kind, where, isTitled, takesSeveral, choices, refused } = addition;
  const studio = useStudio();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const form = useId();
  const isComplete = chosen.length > 0 && (!isTitled || title.trim() !== '');
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!isComplete || isSending) return;
    setSending(true);
    const why = await studio.changes.addPart({ kind, title, chosen });
    setSending(false);
    if (why === undefined) onClose();
    else setProblem(why);
  };
  return (
    <>
      <DialogBody>
        <form id={form} onSubmit={(event) => void submit(event)}>
          {props.children}
          {isTitled && <Title value={title} onChange={setTitle} />}
          {refused === undefined ? (
            <ChoiceList {...{ choices, chosen, takesSeveral }} label={chooses[kind]} onChange={setChosen} />
          ) : (
            <p>{refused}</p>
          )}
          {where !== '' && <p className="studio-where">It goes {where}.</p>}
          {problem !== '' && <p role="alert">{problem}</p>}
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={form} intent="primary" disabled={!isComplete || isSending}>
              Add
            </Button>
          </>
        }
      />
    </>
  );
}

function Title(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Title</label>
      <input
        id={id}
        className="bp6-input"
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </div>
  );
}
