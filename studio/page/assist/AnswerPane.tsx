import { useState } from 'react';
import { Icon } from '~/ui/Icon';
import type { ContractNode } from '~/codegen/service/fields/contract-tree';
import { onOneLine } from '../document/edits';
import { insertField } from '../document/parts';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { useAnswer } from '../model/use-answer';

/** The answers that the open descriptor reads, as trees; a click on a value inserts the field that shows it. */
export function AnswerPane() {
  const studio = useStudio();
  const open = useStore(studio.open);
  const { version } = useStore(studio.project);
  const [text, setText] = useState('');
  const trees = useAnswer('contract', { file: open?.file ?? '' }, version);
  const wanted = text.trim().toLowerCase();
  if (!open || !trees) return null;
  if (trees.length === 0) return <p className="studio-none">This descriptor asks for no answers.</p>;
  const insert = (field: string): void => {
    const changed = insertField(open.text, studio.caret.get(), onOneLine(JSON.parse(field)));
    if (changed) studio.write(changed);
    else studio.report('There is no list of fields here that the field could be added to.');
  };
  return (
    <>
      <input
        type="search"
        className="bp6-input bp6-small studio-filter"
        placeholder="Search names and descriptions …"
        aria-label="Search the answers"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className="studio-tree">
        {trees
          .flatMap((tree) => filtered(tree, wanted))
          .map((tree) => (
            <Value key={tree.path} node={tree} used={open.text} onInsert={insert} isOpen />
          ))}
      </ul>
    </>
  );
}

/** A node with those of its members that contain a text; nothing if neither it nor they do. */
function filtered(node: ContractNode, text: string): readonly ContractNode[] {
  const { name, description = '', children } = node;
  if (text === '' || `${name} ${description}`.toLowerCase().includes(text)) return [node];
  const inside = children.flatMap((child) => filtered(child, text));
  return inside.length > 0 ? [{ ...node, children: inside }] : [];
}

interface ValueProps {
  readonly node: ContractNode;
  /** The text of the descriptor: what it shows already has a mark. */
  readonly used: string;
  readonly onInsert: (field: string) => void;
  readonly isOpen?: boolean;
}

function Value({ node, used, onInsert, isOpen: isOpenAtFirst = false }: ValueProps) {
  const { name, path, type, description, example, field, children } = node;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isUsed = used.includes(`"${path}"`);
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
        {isUsed && <Icon name="tick" label="Shown by this descriptor" />}
        <span className="studio-about">
          {description}
          {example !== undefined && <code> {example}</code>}
        </span>
        {field !== undefined && (
          <button type="button" className="studio-add" title={field} onClick={() => onInsert(field)}>
            Add<span className="studio-sr"> {name}</span>
          </button>
        )}
      </div>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Value key={child.path} node={child} used={used} onInsert={onInsert} />
          ))}
        </ul>
      )}
    </li>
  );
}
