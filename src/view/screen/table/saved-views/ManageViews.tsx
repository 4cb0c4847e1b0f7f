import edit from '@blueprintjs/icons/lib/esm/generated/16px/paths/edit';
import importIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/import';
import star from '@blueprintjs/icons/lib/esm/generated/16px/paths/star';
import starEmpty from '@blueprintjs/icons/lib/esm/generated/16px/paths/star-empty';
import trash from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash';
import { Button, Callout } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { saveFile } from '~/platform/save-file';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { NoData } from '~/ui/NoData';
import { ViewTags } from './ViewTags';
import { ViewDialogFrame, type ViewDialogProps } from './ViewDialogFrame';
import type { SavedViews } from './use-saved-views';
import { useViewActions } from './use-view-actions';
import { freeName, readViewFile, writeViewFile, type FileProblem, type FileView } from './view-file';
import type { SavedView } from './view-store';

/** Largest file that is read. Bytes. */
const maxFileSize = 1_000_000;

/** All views of a list: they are edited, copied, exported and deleted here, and files with views are imported. */
export function ManageViews({ views, onDialog }: ViewDialogProps<'manage'>) {
  const t = useTranslate();
  const all = views.known?.views ?? [];
  const close = (): void => onDialog(undefined);
  const [problem, setProblem] = useState<FileProblem>();
  return (
    <ViewDialogFrame
      id="manage-views"
      title={t('UI.VIEWS.MANAGE_TITLE')}
      isWide
      onClose={close}
      footer={
        <>
          <ImportButton views={views} onProblem={setProblem} />
          {all.length > 0 && (
            <Button data-action="export-views" icon={<Icon name="download" />} onClick={() => exportViews(views, all)}>
              {t('UI.VIEWS.EXPORT_ALL')}
            </Button>
          )}
          <Button intent="primary" data-action="close" onClick={close}>
            {t('UI.CLOSE')}
          </Button>
        </>
      }
    >
      {problem && (
        <Callout compact intent="danger" icon={false} role="alert" className="descry-views-refused">
          {t(problemTexts[problem.kind], { detail: visibleText(problem.detail) })}
        </Callout>
      )}
      {all.length === 0 && <NoData text={t('UI.VIEWS.NONE')} hint={t('UI.VIEWS.NONE_HINT')} />}
      <ul className="descry-views-list">
        {all.map((view) => (
          <ViewLine key={view.id} views={views} view={view} onDialog={onDialog} />
        ))}
      </ul>
    </ViewDialogFrame>
  );
}

const problemTexts = {
  json: 'UI.VIEWS.FILE_JSON',
  size: 'UI.VIEWS.FILE_SIZE',
  unreadable: 'UI.VIEWS.FILE_UNREADABLE',
  format: 'UI.VIEWS.FILE_FORMAT',
  version: 'UI.VIEWS.FILE_VERSION',
  list: 'UI.VIEWS.FILE_LIST',
  part: 'UI.VIEWS.FILE_PART',
} as const;

function ViewLine(props: Pick<ViewDialogProps, 'views' | 'onDialog'> & { readonly view: SavedView }) {
  const { views, view, onDialog } = props;
  const t = useTranslate();
  const { setDefault } = useViewActions(views);
  const isDefault = views.known?.defaultId === view.id;
  const name = visibleText(view.name);
  const copy = (): void =>
    onDialog({ kind: 'new', name: freeName(view.name, namesOf(views)), state: view.state, isManaging: true });
  return (
    <li data-view={view.id}>
      <span className="descry-views-name">
        <bdi>{name}</bdi>
        <ViewTags views={views} view={view} />
      </span>
      <IconButton
        icon={isDefault ? star : starEmpty}
        action="default-view"
        label={t(isDefault ? 'UI.VIEWS.NO_DEFAULT' : 'UI.VIEWS.SET_DEFAULT', { name })}
        onClick={() => void setDefault(view, !isDefault)}
      />
      {view.isMine && (
        <IconButton
          icon={edit}
          action="edit-view"
          label={t('UI.VIEWS.EDIT_NAMED', { name })}
          onClick={() => onDialog({ kind: 'edit', view })}
        />
      )}
      <IconButton icon="duplicate" action="copy-view" label={t('UI.VIEWS.COPY_NAMED', { name })} onClick={copy} />
      <IconButton
        icon="download"
        action="export-view"
        label={t('UI.VIEWS.EXPORT_NAMED', { name })}
        onClick={() => exportViews(views, [view])}
      />
      {view.isMine && (
        <IconButton
          icon={trash}
          action="remove-view"
          label={t('UI.VIEWS.REMOVE_NAMED', { name })}
          onClick={() => onDialog({ kind: 'remove', view })}
        />
      )}
    </li>
  );
}

function exportViews({ list }: SavedViews, exported: readonly SavedView[]): void {
  saveFile(`${list}-views.json`, writeViewFile(list, exported), 'application/json');
}

function namesOf({ known }: SavedViews): readonly string[] {
  return (known?.views ?? []).filter(({ isMine }) => isMine).map(({ name }) => name);
}

/** Reads the views of a file that was chosen. */
async function readViews(file: File, list: string): Promise<ReturnType<typeof readViewFile>> {
  if (file.size > maxFileSize) return { kind: 'size', detail: '' };
  // A file that has changed or gone since it was chosen cannot be read.
  const text = await file.text().catch(() => undefined);
  return text === undefined ? { kind: 'unreadable', detail: '' } : readViewFile(text, list);
}

/** The button that reads a file. Its views become own ones that are not shared. */
function ImportButton(props: {
  readonly views: SavedViews;
  readonly onProblem: (problem: FileProblem | undefined) => void;
}) {
  const { views, onProblem } = props;
  const t = useTranslate();
  const { create } = useViewActions(views);
  const input = useRef<HTMLInputElement>(null);
  const importViews = (read: readonly FileView[]): void => {
    const taken = [...namesOf(views)];
    const drafts = read.map(({ name, state }) => {
      const free = freeName(name, taken);
      taken.push(free);
      return { name: free, isShared: false, state };
    });
    void create(drafts);
  };
  const readFile = async (file: File): Promise<void> => {
    const read = await readViews(file, views.list);
    onProblem('views' in read ? undefined : read);
    if ('views' in read) importViews(read.views);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('UI.VIEWS.IMPORT')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void readFile(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        className="descry-views-import"
        data-action="import-views"
        icon={<Icon name={importIcon} />}
        onClick={() => input.current?.click()}
      >
        {t('UI.VIEWS.IMPORT')}
      </Button>
    </>
  );
}
