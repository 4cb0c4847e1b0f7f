import { Button } from '@blueprintjs/core';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { use, useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslate } from '~/i18n/translate';
import { byteSize } from '~/lib/byte-size';
import { invariant } from '~/lib/invariant';
import { isList } from '~/lib/json';
import { visibleText } from '~/lib/visible-text';
import { Icon } from '~/ui/Icon';
import { fileProblem, limitText, type FileLimits } from './file-limits';
import { FormValuesContext, useLine, type FormContext } from './form-lines';
import { isFile, type FormValues } from './form-model';
import './file.css';

/** A file, or several: chosen with the keyboard or a click, or dropped. What cannot be sent is refused at once. */
export function FileField(props: FieldProps<FormValues, RJSFSchema, FormContext>) {
  const { fieldPathId, registry, rawErrors = [] } = props;
  const id = fieldPathId.$id;
  const name = fieldPathId.path.join('.');
  const { line, access } = useLine({ id, htmlName: name, registry, rawErrors });
  const { files: limits } = line;
  invariant(limits, `The line "${name}" takes no files.`);
  const input = useRef<HTMLInputElement>(null);
  const { values, setValue } = use(FormValuesContext);
  const chosen = filesIn(values[name]);
  const { problems, choose, remove } = useFileChoice({ chosen, limits, onChange: (next) => setValue(name, next) });
  const { isOver, ...drop } = useDrop(choose);
  const descriptions = [access['aria-describedby'], `${id}-limits`, `${id}-problems`].filter(
    (one) => one !== undefined,
  );
  return (
    <div className="descry-file" data-over={isOver || undefined} {...drop}>
      <ChosenFiles
        files={chosen}
        onRemove={(position) => {
          remove(position);
          input.current?.focus();
        }}
      />
      <div className="descry-file-choose">
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          accept={limits.accept.join(',') || undefined}
          multiple={limits.several}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
          {...access}
          aria-describedby={descriptions.join(' ')}
        />
        <ChooseLabel id={id} />
      </div>
      <FileHint id={`${id}-limits`} limits={limits} />
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

/** Why files cannot be sent. */
function Problems({ id, problems }: { readonly id: string; readonly problems: readonly string[] }) {
  return (
    <div id={id} role="alert">
      {problems.map((problem) => (
        <p key={problem} className="descry-form-error">
          {problem}
        </p>
      ))}
    </div>
  );
}

/** What looks like the button; the input behind it has the focus and the name of the line. */
function ChooseLabel({ id }: { readonly id: string }) {
  const t = useTranslate();
  return (
    <>
      <label htmlFor={id} className="bp6-button">
        <Icon name="document" />
        <span>{t('UI.FILE_CHOOSE')}</span>
      </label>
      <span className="descry-file-drop">{t('UI.FILE_DROP')}</span>
    </>
  );
}

/** Which files can be chosen. */
function FileHint({ id, limits }: { readonly id: string; readonly limits: FileLimits }) {
  const t = useTranslate();
  const { accept, maxBytes } = limits;
  const words = [
    ...(maxBytes === undefined ? [] : [t('UI.FILE_LIMIT', { size: limitText(maxBytes) })]),
    ...(accept.length === 0 ? [] : [t('UI.FILE_TYPES', { types: accept.join(', ') })]),
  ];
  return (
    <p id={id} className="descry-form-note">
      {words.join(' · ')}
    </p>
  );
}

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly onRemove: (position: number) => void;
}

/** The chosen files, with their sizes. Their names are texts from outside. */
function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const t = useTranslate();
  if (files.length === 0) return null;
  return (
    <ul className="descry-files">
      {files.map((file, position) => {
        const name = visibleText(file.name);
        return (
          <li key={`${position} ${file.name}`} data-item={position}>
            <Icon name="document" />
            <bdi>{name}</bdi>
            <span className="descry-file-size">{byteSize(file.size)}</span>
            <Button
              variant="minimal"
              size="small"
              data-action="remove"
              aria-label={t('UI.REMOVE_NAMED', { name })}
              icon={<Icon name="cross" />}
              onClick={() => onRemove(position)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface Choice {
  readonly chosen: readonly File[];
  readonly limits: FileLimits;
  readonly onChange: (value: File | readonly File[] | undefined) => void;
}

/** The files that can be sent become the value; of the others it says why they cannot. */
function useFileChoice({ chosen, limits, onChange }: Choice) {
  const t = useTranslate();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const set = (files: readonly File[]): void => {
    if (limits.several) onChange(files.length > 0 ? files : undefined);
    else onChange(files[0]);
  };
  return {
    problems,
    choose(files: readonly File[]) {
      if (files.length === 0) return;
      if (!limits.several && files.length > 1) return setProblems([t('UI.FILE_ONE')]);
      const found = files.map((file) => fileProblem(file, limits, t));
      const right = files.filter((_, position) => found[position] === undefined);
      setProblems(found.filter((problem) => problem !== undefined));
      if (right.length > 0) set(limits.several ? [...chosen, ...right] : right);
    },
    remove(position: number) {
      setProblems([]);
      set(chosen.filter((_, index) => index !== position));
    },
  };
}

/** Takes dropped files. One that misses the control must not make the browser leave the page for it. */
function useDrop(choose: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const types = ['dragover', 'drop'] as const;
    for (const type of types) document.addEventListener(type, refuse);
    return () => types.forEach((type) => document.removeEventListener(type, refuse));
  }, []);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      choose([...event.dataTransfer.files]);
    },
  };
}

function filesIn(value: unknown): readonly File[] {
  return (isList(value) ? value : [value]).filter(isFile);
}
