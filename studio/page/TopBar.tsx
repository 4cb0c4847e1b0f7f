import contrast from '@blueprintjs/icons/lib/esm/generated/16px/paths/contrast';
import { Button } from '@blueprintjs/core';
import redoIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/redo';
import undoIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/undo';
import { useEffect } from 'react';
import { Icon } from '~/ui/Icon';
import { useStudio } from './model/context';
import type { Step } from './model/open-file';
import { saveSentence, stateSentence } from './model/state-sentence';
import type { StudioTheme } from './model/theme';
import { useStore } from './model/use-store';

/** The bar at the top: what is edited, whether the preview shows it, and saving. */
export function TopBar({ theme }: { readonly theme: StudioTheme }) {
  const studio = useStudio();
  const project = useStore(studio.project);
  const isDark = useStore(theme.isDark);
  const edited = project.files.filter(({ isEdited }) => isEdited).length;
  return (
    <header className="studio-top">
      <h1 className="studio-brand">
        <img src="/icon.png" alt="" width="20" height="20" /> Descry Studio
      </h1>
      <p className="studio-state" role="status" data-testid="state">
        {stateSentence(project)}
      </p>
      <StepButton kind="undo" label="Undo" />
      <StepButton kind="redo" label="Redo" />
      <Button
        size="small"
        icon={<Icon name={contrast} />}
        aria-label={isDark ? 'Light theme' : 'Dark theme'}
        variant="minimal"
        onClick={theme.toggle}
      />
      <SaveAll edited={edited} />
    </header>
  );
}

/** Saves all files, and says how far it is and how it ended. Nothing is said any more once something is edited. */
function SaveAll({ edited }: { readonly edited: number }) {
  const { saving } = useStudio();
  const state = useStore(saving.state);
  const { isRunning, problems } = state;
  const isOver = !isRunning && problems.size === 0 && edited > 0;
  return (
    <>
      <p className="studio-saved" role="status" data-failed={problems.size > 0 || undefined}>
        {isOver ? '' : saveSentence(state)}
      </p>
      <Button size="small" disabled={edited === 0 || isRunning} onClick={() => void saving.saveAll()}>
        {edited > 1 ? `Save all ${edited}` : 'Save all'}
      </Button>
    </>
  );
}

const stepIcons = { undo: undoIcon, redo: redoIcon };

/** Takes a step back or forth, in whichever file it was; the keys do so too, wherever no text is typed. */
function StepButton({ kind, label }: { readonly kind: Step['kind']; readonly label: string }) {
  const studio = useStudio();
  const file = useStore(studio.steps.next)[kind];
  const { files } = useStore(studio.project);
  const title = files.find((entry) => entry.file === file)?.title;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || keyOf(event) !== kind) return;
      event.preventDefault();
      void studio.takeStep(kind);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [studio, kind]);
  return (
    <Button
      size="small"
      icon={<Icon name={stepIcons[kind]} />}
      variant="minimal"
      aria-label={label}
      title={title === undefined ? label : `${label}: ${title}`}
      disabled={file === undefined}
      onClick={() => void studio.takeStep(kind)}
    />
  );
}

function keyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Step['kind'] | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && ctrlKey ? 'redo' : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
