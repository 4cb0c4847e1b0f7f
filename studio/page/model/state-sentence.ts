import type { ProjectState } from '../../protocol';
import type { SaveState } from './saving';

/** What the top of the page says: whether the preview shows the project, and what is not saved. */
export function stateSentence({ version, isShown, noPreview, diagnostics, files }: ProjectState): string {
  if (version === 0) return 'Reading the project …';
  const edited = files.filter(({ isEdited }) => isEdited).length;
  const unsaved = edited === 0 ? '' : edited === 1 ? ' 1 file is not saved.' : ` ${edited} files are not saved.`;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const found = errors === 1 ? '1 error.' : `${errors} errors.`;
  if (noPreview !== undefined && (errors > 0 || edited > 0)) return `${errors > 0 ? found : ''}${unsaved}`.trim();
  if (!isShown && noPreview === undefined) return `${found} The preview shows the last state without errors.${unsaved}`;
  return edited === 0 ? 'Everything is saved.' : `The preview shows your edits.${unsaved}`;
}

/** How far saving is, and how it ended; empty before anything was saved. */
export function saveSentence({ saved, all, isRunning, problems }: SaveState): string {
  if (isRunning) return `Saving ${Math.min(saved + 1, all)} of ${all} …`;
  const failed = problems.size;
  const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
  if (failed > 0) return saved > 0 ? `${files(saved)} saved, ${failed} not.` : `${files(failed)} not saved.`;
  return saved > 0 ? `${files(saved)} saved.` : '';
}
