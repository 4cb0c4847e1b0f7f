import { useEffect, useRef, type DragEvent, type KeyboardEvent } from 'react';
import { innermost } from '~/lib/innermost';
import type { OutlineEntry } from '~/codegen/service/service';
import { useAnswer } from '../model/use-answer';
import type { Steps } from '../../document/edits';
import { movePart } from '../../document/move-part';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { dropOn, stepFrom } from './moves';
import { PartTools } from './PartTools';

const none: readonly OutlineEntry[] = [];

/** The parts of the open file. They are dragged to other places, or moved with Alt and the arrow keys. */
export function Parts({ file }: { readonly file: string }) {
  const studio = useStudio();
  const { version } = useStore(studio.project);
  const parts = useAnswer('outline', { file }, version) ?? none;
  const current = innermost(parts, useStore(studio.caret));
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const dragged = useRef<OutlineEntry>(undefined);
  useEffect(() => {
    if (focused.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = undefined;
  }, [parts]);
  const isMoving = useRef(false);
  /** Moves a part, which takes the focus with it, or removes it; nothing while the paths are those before a move. */
  const move = async (from: Steps, to: Steps | undefined): Promise<void> => {
    if (isMoving.current) return;
    isMoving.current = true;
    const problem = await studio.changes.movePart(from, to, (path) => {
      focused.current = path.join('/');
    });
    isMoving.current = false;
    if (problem !== undefined) studio.report(problem);
  };
  const moveTo = (from: Steps, to: Steps | undefined): void => {
    if (to && movePart(studio.open.get()?.text ?? '', from, to)) void move(from, to);
  };
  const actions: PartActions = {
    show: ({ range }) => void studio.goTo({ file, ...range, length: 0 }),
    step: (entry, by) => moveTo(entry.path, stepFrom(parts, entry, by)),
    remove: ({ path }) => void move(path, undefined),
    drag: (entry) => {
      dragged.current = entry;
    },
    dropPathFor: (target, isBehind) => dragged.current && dropOn(target, dragged.current.kind, isBehind),
    drop: (target, isBehind) => {
      if (dragged.current) moveTo(dragged.current.path, dropOn(target, dragged.current.kind, isBehind));
    },
  };
  if (parts.length === 0) return null;
  return (
    <div ref={list}>
      <PartTools current={current} actions={actions} />
      <PartList parts={parts} current={current?.path.join('/')} actions={actions} />
    </div>
  );
}

/** What can be done with a part. */
export interface PartActions {
  show(entry: OutlineEntry): void;
  step(entry: OutlineEntry, by: 1 | -1): void;
  remove(entry: OutlineEntry): void;
  drag(entry: OutlineEntry): void;
  /** Where the dragged part would go; `undefined` if it cannot be dropped there. */
  dropPathFor(target: OutlineEntry, isBehind: boolean): Steps | undefined;
  drop(target: OutlineEntry, isBehind: boolean): void;
}

interface PartListProps {
  readonly parts: readonly OutlineEntry[];
  /** The path of the part at the caret. */
  readonly current: string | undefined;
  readonly actions: PartActions;
}

function PartList({ parts, current, actions }: PartListProps) {
  return (
    <ul className="studio-parts">
      {parts.map((entry) => (
        <li key={entry.path.join('/')}>
          <Part entry={entry} isCurrent={entry.path.join('/') === current} actions={actions} />
          {entry.children.length > 0 && <PartList parts={entry.children} current={current} actions={actions} />}
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly entry: OutlineEntry;
  readonly isCurrent: boolean;
  readonly actions: PartActions;
}

function Part({ entry, isCurrent, actions }: PartProps) {
  const { label, kind, path } = entry;
  const isMovable = typeof path.at(-1) === 'number';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isMovable) return;
    if (event.key === 'Delete') actions.remove(entry);
    else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      actions.step(entry, event.key === 'ArrowUp' ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      data-path={path.join('/')}
      aria-current={isCurrent || undefined}
      title={isMovable ? `${kind} ${label}: Alt and an arrow key move it, Delete removes it` : `${kind} ${label}`}
      aria-keyshortcuts={isMovable ? 'Alt+ArrowUp Alt+ArrowDown Delete' : undefined}
      draggable={isMovable}
      onClick={() => actions.show(entry)}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', label);
        actions.drag(entry);
      }}
      onDragOver={(event) => mark(event, actions.dropPathFor(entry, isBehind(event)) !== undefined)}
      onDragLeave={({ currentTarget }) => currentTarget.removeAttribute('data-drop')}
      onDrop={(event) => {
        event.preventDefault();
        event.currentTarget.removeAttribute('data-drop');
        actions.drop(entry, isBehind(event));
      }}
    >
      <span className="studio-kind">{kind}</span> <span>{label}</span>
    </button>
  );
}

/** Draws the line where a part would be dropped, and allows it there. */
function mark(event: DragEvent, canDrop: boolean): void {
  if (!canDrop) return;
  event.preventDefault();
  event.currentTarget.setAttribute('data-drop', isBehind(event) ? 'behind' : 'before');
}

/** Whether the pointer is in the lower half of what it is over. */
function isBehind({ currentTarget, clientY }: DragEvent): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
}
