import { Button } from '@blueprintjs/core';
import { Icon } from '~/ui/Icon';
import type { ProjectState } from '../protocol';
import { useStudio } from './model/context';
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
        {sentenceOf(project, edited)}
      </p>
      <Button
        size="small"
        icon={<Icon name="contrast" />}
        aria-label={isDark ? 'Light theme' : 'Dark theme'}
        variant="minimal"
        onClick={theme.toggle}
      />
      <Button size="small" disabled={edited < 2} onClick={() => void studio.saveAll()}>
        {edited > 1 ? `Save all ${edited}` : 'Save all'}
      </Button>
    </header>
  );
}

function sentenceOf({ version, isShown, diagnostics }: ProjectState, edited: number): string {
  if (version === 0) return 'Reading the project …';
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const files = edited === 0 ? '' : edited === 1 ? ' 1 file is not saved.' : ` ${edited} files are not saved.`;
  if (!isShown) {
    return `${errors === 1 ? '1 error' : `${errors} errors`}: the preview shows the last state without.${files}`;
  }
  return edited === 0 ? 'Everything is saved.' : `The preview shows your edits.${files}`;
}
