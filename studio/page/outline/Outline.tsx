import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Diagnostic } from '~/codegen/language/model';
import { Icon } from '~/ui/Icon';
import type { FileEntry } from '../../protocol';
import { NewButton } from '../create/NewButton';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';
import { FoundTexts } from './FoundTexts';
import { Parts } from './Parts';

/** Characters from which on texts are searched too. */
const minSearched = 2;

/** The console by what people call its parts: groups of files, and the parts of the open one. */
export function Outline() {
  const { project } = useStudio();
  const { files, version } = useStore(project);
  const [text, setText] = useState('');
  const words = text.trim();
  const groups = useMemo(() => groupsOf(files, words.toLowerCase()), [files, words]);
  const found = useAnswer('search', { words: words.length < minSearched ? '' : words }, version) ?? [];
  return (
    <nav className="studio-outline" aria-label="Console">
      <div className="studio-search">
        <Icon name="search" />
        <input
          type="search"
          className="bp6-input bp6-small"
          placeholder="Search screens, drawers, texts …"
          aria-label="Search descriptors and texts"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <NewButton />
      <div className="studio-groups">
        {groups.map(({ name, entries }) => (
          <Group key={name} name={name} entries={entries} isSearched={words !== ''} />
        ))}
        {words !== '' && found.length > 0 && <FoundTexts words={words} found={found} />}
        {words !== '' && groups.length + found.length === 0 && (
          <p className="studio-none">Nothing has this name or text.</p>
        )}
      </div>
    </nav>
  );
}

interface Grouped {
  readonly name: string;
  readonly entries: readonly FileEntry[];
}

function groupsOf(files: readonly FileEntry[], text: string): readonly Grouped[] {
  const found = files.filter(({ file, title, group, owner }) =>
    `${title} ${file} ${group} ${owner?.name ?? ''}`.toLowerCase().includes(text),
  );
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map((name) => ({ name, entries: found.filter(({ group }) => group === name) }));
}

/** The files of a group. Opening one of them expands the group; only a click on its heading folds it. */
function Group(props: Grouped & { readonly isSearched: boolean }) {
  const { name, entries } = props;
  const { open, project, saving } = useStudio();
  const file = useStore(open)?.file;
  const { diagnostics } = useStore(project);
  const { problems } = useStore(saving.state);
  const errors = useMemo(() => errorsByFile(diagnostics), [diagnostics]);
  const openEntry = entries.find((entry) => entry.file === file)?.file;
  const [isExpanded, setExpanded] = useState(false);
  const [before, setBefore] = useState<string>();
  if (openEntry !== before) {
    setBefore(openEntry);
    if (openEntry !== undefined) setExpanded(true);
  }
  const isOpen = props.isSearched || isExpanded;
  return (
    <section className="studio-group">
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setExpanded(!isExpanded)}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
          <span>{name}</span>
          <span className="descry-count">{entries.length}</span>
        </button>
      </h2>
      {isOpen && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.file}>
              <FileRow
                file={entry.file}
                title={entry.title}
                team={entry.root === undefined ? undefined : entry.owner?.name}
                isEdited={entry.isEdited}
                isDeleted={entry.isDeleted}
                isOpen={entry.file === file}
                errors={errors.get(entry.file) ?? 0}
                problem={entry.isEdited ? problems.get(entry.file) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function errorsByFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const errors = new Map<string, number>();
  for (const { file, severity } of diagnostics) if (severity === 'error') errors.set(file, (errors.get(file) ?? 0) + 1);
  return errors;
}

interface FileRowProps extends Pick<FileEntry, 'file' | 'title' | 'isEdited'> {
  readonly isDeleted: true | undefined;
  /** The team that it belongs to, if that is another one than that of the console. */
  readonly team: string | undefined;
  readonly isOpen: boolean;
  readonly errors: number;
  /** Why it could not be saved. */
  readonly problem: string | undefined;
}

/**
 * A file; a click opens it, and leads from a part of the open one back to the whole file. A large project has 1,000 of
 * them: with every key most stay as they are.
 */
const FileRow = memo(({ file, title, team, isEdited, isDeleted, isOpen, errors, problem }: FileRowProps) => {
  const { openFile, goTo } = useStudio();
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <>
      <button
        ref={row}
        type="button"
        className="studio-file"
        aria-current={isOpen || undefined}
        title={file}
        onClick={() => void (isOpen ? goTo({ file, offset: 0, length: 0 }) : openFile(file))}
      >
        {isDeleted ? <del>{title}</del> : <span>{title}</span>}
        {team !== undefined && <span className="studio-owner">{team}</span>}
        {isEdited && (
          <span className="studio-edited" role="img" aria-label={isDeleted ? 'deleted, not saved' : 'not saved'} />
        )}
        {problem !== undefined && <Icon name="error" label={`could not be saved: ${problem}`} />}
        {errors > 0 && (
          <span className="studio-errors" aria-label={errors === 1 ? '1 error' : `${errors} errors`} role="img">
            {errors}
          </span>
        )}
      </button>
      {isOpen && !isDeleted && <Parts file={file} />}
    </>
  );
});
