import { useMemo, useState } from 'react';
import { Icon } from '~/ui/Icon';
import type { FileEntry } from '../../protocol';
import { NewButton } from '../create/NewButton';
import { useStudio } from '../model/context';
import { useStore } from '../model/use-store';
import { Parts } from './Parts';

/** The console by what people call its parts: groups of files, and the parts of the open one. */
export function Outline() {
  const { project } = useStudio();
  const { files } = useStore(project);
  const [text, setText] = useState('');
  const groups = useMemo(() => groupsOf(files, text.trim().toLowerCase()), [files, text]);
  return (
    <nav className="studio-outline" aria-label="Console">
      <div className="studio-search">
        <Icon name="search" />
        <input
          type="search"
          className="bp6-input bp6-small"
          placeholder="Search screens, drawers, texts …"
          aria-label="Search descriptors"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <NewButton />
      <div className="studio-groups">
        {groups.map(({ name, entries }) => (
          <Group key={name} name={name} entries={entries} isSearched={text.trim() !== ''} />
        ))}
        {groups.length === 0 && text !== '' && <p className="studio-none">Nothing has this name.</p>}
      </div>
    </nav>
  );
}

interface Grouped {
  readonly name: string;
  readonly entries: readonly FileEntry[];
}

function groupsOf(files: readonly FileEntry[], text: string): readonly Grouped[] {
  const found = files.filter(({ file, title, group }) => `${title} ${file} ${group}`.toLowerCase().includes(text));
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map((name) => ({ name, entries: found.filter(({ group }) => group === name) }));
}

function Group(props: Grouped & { readonly isSearched: boolean }) {
  const { name, entries } = props;
  const { open } = useStudio();
  const file = useStore(open)?.file;
  const containsOpen = entries.some((entry) => entry.file === file);
  const [isToggled, setToggled] = useState(false);
  const isOpen = props.isSearched || containsOpen !== isToggled;
  return (
    <section className="studio-group">
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setToggled(!isToggled)}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
          <span>{name}</span>
          <span className="descry-count">{entries.length}</span>
        </button>
      </h2>
      {isOpen && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.file}>
              <FileRow entry={entry} isOpen={entry.file === file} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FileRow({ entry, isOpen }: { readonly entry: FileEntry; readonly isOpen: boolean }) {
  const { openFile, project } = useStudio();
  const { diagnostics } = useStore(project);
  const errors = diagnostics.filter(({ file, severity }) => file === entry.file && severity === 'error').length;
  return (
    <>
      <button
        type="button"
        className="studio-file"
        aria-current={isOpen || undefined}
        title={entry.file}
        onClick={() => void openFile(entry.file)}
      >
        <span>{entry.title}</span>
        {entry.isEdited && <span className="studio-edited" role="img" aria-label="not saved" />}
        {errors > 0 && (
          <span className="studio-errors" aria-label={errors === 1 ? '1 error' : `${errors} errors`} role="img">
            {errors}
          </span>
        )}
      </button>
      {isOpen && <Parts file={entry.file} />}
    </>
  );
}
