import { useState } from 'react';
import { Icon } from '~/ui/Icon';
import type { ContractNode } from '~/codegen/service/fields/contract-tree';
import type { InsertPosition, InsertPositions } from '~/codegen/service/service';
import { insertShowing } from '../../document/parts';
import { call } from '../model/call';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { useAnswer } from '../model/use-answer';

/** The answers that the open descriptor reads, as trees; a click on a value inserts the part that shows it. */
export function AnswerPane() {
  const studio = useStudio();
  const open = useStore(studio.open);
  const caret = useStore(studio.caret);
  const { version } = useStore(studio.project);
  const [text, setText] = useState('');
  const [isRest, setRest] = useState(false);
  const file = open?.file ?? '';
  const trees = useAnswer('contract', { file }, version);
  const positions = useAnswer('insertPositions', { file, offset: caret }, version);
  const wanted = text.trim().toLowerCase();
  if (!open || !trees) return null;
  if (trees.length === 0) return <p className="studio-none">This descriptor asks for no answers.</p>;
  const listed = trees.flatMap((tree) => filtered(tree, wanted)).flatMap((tree) => (isRest ? notShown(tree) : [tree]));
  const insert = async (node: ContractNode): Promise<void> => {
    await studio.sent();
    // What was typed since the last answer moves positions.
    const now = await call('insertPositions', { file, offset: studio.caret.get() }).catch(() => null);
    const { text: current = '' } = studio.open.get() ?? {};
    const position = now && positionFor(node, now);
    const part = position?.kind === 'column' ? node.column : node.field;
    const changed = position && part !== undefined ? insertShowing(current, position, part) : undefined;
    if (changed) studio.write(changed);
    else studio.report('The field could not be added. Correct the text of the descriptor first.');
  };
  return (
    <>
      <Filter {...{ text, isRest }} onText={setText} onRest={setRest} />
      <ul className="studio-tree">
        {listed.map((tree) => (
          <Value key={tree.path} node={tree} positions={positions} onInsert={insert} isOpen />
        ))}
      </ul>
      {listed.length === 0 && (
        <p className="studio-none">{isRest ? 'All of it is shown.' : 'Nothing has this name.'}</p>
      )}
    </>
  );
}

function Filter(props: {
  readonly text: string;
  readonly isRest: boolean;
  readonly onText: (text: string) => void;
  readonly onRest: (isRest: boolean) => void;
}) {
  const { text, isRest, onText, onRest } = props;
  return (
    <div className="studio-filter">
      <input
        type="search"
        className="bp6-input bp6-small"
        placeholder="Search names and descriptions …"
        aria-label="Search the answers"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <label>
        <input type="checkbox" checked={isRest} onChange={() => onRest(!isRest)} />
        Not shown yet
      </label>
    </div>
  );
}

/** A node with those of its members that contain a text; nothing if neither it nor they do. */
function filtered(node: ContractNode, text: string): readonly ContractNode[] {
  const { name, description = '', children } = node;
  if (text === '' || `${name} ${description}`.toLowerCase().includes(text)) return [node];
  const inside = children.flatMap((child) => filtered(child, text));
  return inside.length > 0 ? [{ ...node, children: inside }] : [];
}

/** A node with those of its members that can be shown and are not; nothing if there is none. */
function notShown(node: ContractNode): readonly ContractNode[] {
  const children = node.children.flatMap(notShown);
  const isFree = node.field !== undefined && !node.isShown;
  return isFree || children.length > 0 ? [{ ...node, children }] : [];
}

/** Where the part that shows a value goes. */
function positionFor({ list }: ContractNode, { single, entries }: InsertPositions): InsertPosition | undefined {
  return list === undefined ? single : entries[list];
}

/** Why a value cannot be added; nothing if it can. */
function refusalFor(node: ContractNode, positions: InsertPositions | null | undefined): string | undefined {
  if (!positions) return 'The descriptor cannot be read.';
  if (positionFor(node, positions)) return undefined;
  return node.list === undefined
    ? positions.refused
    : `No table or section of this descriptor shows the entries of ${node.list}.`;
}

interface ValueProps {
  readonly node: ContractNode;
  readonly positions: InsertPositions | null | undefined;
  readonly onInsert: (node: ContractNode) => Promise<void>;
  readonly isOpen?: boolean;
}

function Value({ node, positions, onInsert, isOpen: isOpenAtFirst = false }: ValueProps) {
  const { name, type, description, example, field, isShown, children } = node;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <li>
      <div className="studio-value">
        {children.length > 0 ? (
          <button type="button" aria-expanded={isOpen} aria-label={name} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
          </button>
        ) : (
          <span className="studio-value-gap" />
        )}
        <code>{name}</code>
        <span className="studio-type">{type}</span>
        {isShown && <Icon name="tick" label="Shown by this descriptor" />}
        <span className="studio-about">
          {description}
          {example !== undefined && <code> {example}</code>}
        </span>
        {field !== undefined && (
          <AddButton
            name={name}
            field={field}
            refusal={refusalFor(node, positions)}
            onAdd={() => void onInsert(node)}
          />
        )}
      </div>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Value key={child.path} node={child} positions={positions} onInsert={onInsert} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface AddButtonProps {
  readonly name: string;
  /** The field that is added, as JSON. */
  readonly field: string;
  /** Why it cannot be added. */
  readonly refusal: string | undefined;
  readonly onAdd: () => void;
}

function AddButton({ name, field, refusal, onAdd }: AddButtonProps) {
  return (
    <button
      type="button"
      className="studio-add"
      title={refusal ?? field}
      aria-disabled={refusal !== undefined}
      onClick={refusal === undefined ? onAdd : undefined}
    >
      Add<span className="studio-sr"> {name}</span>
    </button>
  );
}
