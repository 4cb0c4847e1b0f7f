import { Button } from '@blueprintjs/core';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslate } from '~/i18n/translate';
import { ViewDialogFrame, type ViewDialogProps } from './ViewDialogFrame';
import { useViewActions } from './use-view-actions';
import { maxNameLength } from './view-file';

/** The form of a new view, or of the name, the sharing and the default of one that exists. */
export function ViewForm({ views, dialog, onDialog }: ViewDialogProps<'new' | 'edit'>) {
  const t = useTranslate();
  const id = useId();
  const edited = dialog.kind === 'edit' ? dialog.view : undefined;
  const isManaging = dialog.kind === 'edit' || dialog.isManaging === true;
  const [name, setName] = useState(dialog.kind === 'edit' ? dialog.view.name : dialog.name);
  const [isShared, setShared] = useState(edited?.isShared ?? false);
  const [isDefault, setDefault] = useState(edited !== undefined && views.known?.defaultId === edited.id);
  const [isTried, setTried] = useState(false);
  const { isSending, send } = useSend({ views, dialog, onDialog });
  const close = (): void => onDialog(isManaging ? { kind: 'manage' } : undefined);
  const trimmed = name.trim();
  const isTaken =
    views.known?.views.some((one) => one.isMine && one.id !== edited?.id && one.name === trimmed) ?? false;
  const problem = trimmed === '' ? 'UI.VIEWS.NO_NAME' : isTaken ? 'UI.VIEWS.NAME_TAKEN' : undefined;
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!problem) void send({ name: trimmed, isShared }, isDefault);
  };
  const isProblemShown = problem !== undefined && (isTried || isTaken);
  return (
    <ViewDialogFrame
      id="view-form"
      title={t(edited ? 'UI.VIEWS.EDIT' : 'UI.VIEWS.SAVE_TITLE')}
      onClose={close}
      footer={<FormButtons form={id} isSending={isSending} onCancel={close} />}
    >
      <form id={id} className="descry-views-form" noValidate onSubmit={onSubmit}>
        <NameInput name={name} problem={isProblemShown ? t(problem) : undefined} onChange={setName} />
        {(views.store.canShare || edited?.isShared === true) && (
          <Check name="shared" label={t('UI.VIEWS.SHARE')} isOn={isShared} onChange={setShared} />
        )}
        <Check name="default" label={t('UI.VIEWS.MAKE_DEFAULT')} isOn={isDefault} onChange={setDefault} />
      </form>
    </ViewDialogFrame>
  );
}

function FormButtons(props: {
  /** The id of the form. */
  readonly form: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}) {
  const t = useTranslate();
  return (
    <>
      <Button data-action="cancel" onClick={props.onCancel}>
        {t('UI.CANCEL')}
      </Button>
      <Button
        type="submit"
        form={props.form}
        intent="primary"
        data-action="save-view"
        aria-disabled={props.isSending || undefined}
      >
        {t('UI.VIEWS.SAVE')}
      </Button>
    </>
  );
}

function NameInput(props: {
  readonly name: string;
  readonly problem: string | undefined;
  readonly onChange: (name: string) => void;
}) {
  const { name, problem, onChange } = props;
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('UI.VIEWS.NAME')}</label>
      <input
        id={id}
        name="name"
        className="bp6-input"
        autoComplete="off"
        maxLength={maxNameLength}
        value={name}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id} problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id} problem`} className="descry-views-problem" role="status" data-error-for="name">
        {problem}
      </p>
    </>
  );
}

function Check(props: {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { name, label, isOn, onChange } = props;
  return (
    <label className="descry-views-check">
      <input type="checkbox" name={name} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Sends the form. A new view is opened; a conflict leads to its dialog. */
function useSend({ views, dialog, onDialog }: ViewDialogProps<'new' | 'edit'>) {
  const { isSending, save, create } = useViewActions(views);
  const send = async (
    form: { readonly name: string; readonly isShared: boolean },
    isDefault: boolean,
  ): Promise<void> => {
    if (dialog.kind === 'edit') {
      const draft = { ...form, state: dialog.view.state };
      const outcome = await save(dialog.view, draft, isDefault);
      if (outcome === 'conflict') onDialog({ kind: 'conflict', view: dialog.view, draft });
      if (outcome === 'done') onDialog({ kind: 'manage' });
      return;
    }
    const draft = { ...form, state: dialog.state };
    const open = (id: string): void =>
      views.openNew({ ...draft, id, isMine: true, owner: undefined, version: undefined });
    const outcome = await create([draft], { isDefault, ...(!dialog.isManaging && { onSaved: open }) });
    if (outcome === 'done') onDialog(dialog.isManaging ? { kind: 'manage' } : undefined);
  };
  return { isSending, send };
}
