import Form from '@rjsf/core';
import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { useMemo, useRef } from 'react';
import type { Diagnostic } from '~/codegen/language/model';
import type { PartForm } from '~/codegen/service/service';
import type { TextTranslation } from '~/codegen/service/translate';
import { isRecord } from '~/lib/json';
import { pointerOf } from '~/lib/json-pointer';
import { useAnswer } from '../model/use-answer';
import { applied, treeOf } from '../../document/edits';
import { setProperties } from '../../document/parts';
import { call } from '../model/call';
import { useStudio } from '../model/context';
import type { OpenFile } from '../model/open-file';
import type { Studio } from '../model/studio';
import { useStore } from '../model/use-store';
import {
  changesBetween,
  controlsOf,
  noValidator,
  schemaOf,
  shownValues,
  type FormContext,
  type Values,
} from './schema';
import { templates } from './templates';
import { TranslationsForm } from './TranslationsForm';
import { widgets } from './widgets';

/** The texts of a language that wait for a translation, and the part that the caret is in, as forms. */
export function FormPane() {
  const { open, project } = useStudio();
  const file = useStore(open)?.file;
  const { files } = useStore(project);
  const isOfLanguage = files.some((entry) => entry.file === file && entry.group === 'Texts');
  return (
    <>
      {file !== undefined && isOfLanguage && <TranslationsForm key={file} file={file} />}
      <CaretForm />
    </>
  );
}

/** The part that the caret is in as a form. It and the text are two ways to write the same document. */
function CaretForm() {
  const studio = useStudio();
  const open = useStore(studio.open);
  const offset = useStore(studio.caret);
  const { version, diagnostics } = useStore(studio.project);
  const form = useAnswer('form', { file: open?.file ?? '', offset }, version);
  if (!open) return null;
  const part = form && partIn(open.text, form);
  if (!form || !part) return <p className="studio-none">The caret is in nothing that has a form.</p>;
  const found = diagnostics.filter(({ file }) => file === open.file);
  return <PartEditor key={`${open.file} ${form.path.join('/')}`} {...{ studio, open, form, part }} problems={found} />;
}

/** The object that a form is about, as it is in the editor now. */
function partIn(text: string, { path }: PartForm): Values | undefined {
  const root = treeOf(text);
  const node = root && findNodeAtLocation(root, [...path]);
  const value: unknown = node && getNodeValue(node);
  return isRecord(value) ? value : undefined;
}

interface PartProps {
  readonly studio: Studio;
  readonly open: OpenFile;
  readonly form: PartForm;
  readonly part: Values;
  readonly problems: readonly Diagnostic[];
}

function PartEditor(props: PartProps) {
  const { studio, form, part, problems } = props;
  const shape = JSON.stringify(form);
  const [schema, controls] = useMemo(() => {
    const parsed: PartForm = JSON.parse(shape);
    return [schemaOf(parsed), controlsOf(parsed)] as const;
  }, [shape]);
  const shown = shownValues(form, part);
  const { onChange, onBlur } = useWriting(props, shown);
  return (
    <>
      <h3 className="studio-form-head">{form.title}</h3>
      <Form<Values>
        className="studio-form"
        tagName="div"
        schema={schema}
        uiSchema={controls}
        formData={shown}
        validator={noValidator}
        formContext={{
          problems: problemsByProperty(form, problems),
          properties: new Map(form.properties.map((property) => [property.name, property])),
          translate: ({ file, address }: TextTranslation, text: string) =>
            void studio.changes.translate({ file, address, text }).then((problem) => problem && studio.report(problem)),
          suggest: (name: string) => suggestions(studio, [...form.path, name]),
        }}
        templates={templates}
        widgets={widgets}
        onChange={onChange}
        onBlur={onBlur}
        noValidate
        showErrorList={false}
      >
        <></>
      </Form>
    </>
  );
}

/** Writes what is changed in the form into the text. */
function useWriting({ studio, open, form }: Pick<PartProps, 'studio' | 'open' | 'form'>, shown: Values) {
  const emptied = useRef(new Set<string>());
  const write = (changes: Values): void => {
    const changed = Object.keys(changes).length > 0 ? setProperties(open.text, form.path, changes) : undefined;
    if (changed) studio.type(changed.text);
  };
  const onChange = ({ formData = {} }: { readonly formData?: Values | undefined }): void => {
    const changes = changesBetween(form, shown, formData);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') emptied.current.add(name);
      else emptied.current.delete(name);
    }
    write(changes);
  };
  // What is left empty is not given.
  const onBlur = (): void => {
    write(Object.fromEntries([...emptied.current].map((name) => [name, undefined])));
    emptied.current.clear();
  };
  return { onChange, onBlur };
}

/** What the compiler says about the properties of a part and what is below them. */
function problemsByProperty({ path, properties }: PartForm, problems: readonly Diagnostic[]): FormContext['problems'] {
  const entries = properties.map(({ name }) => {
    const pointer = pointerOf([...path, name]);
    return [name, problems.filter((one) => `${one.pointer}/`.startsWith(`${pointer}/`))] as const;
  });
  return Object.fromEntries(entries.filter(([, found]) => found.length > 0));
}

/** The texts that an expression may become: each completion at its end, written out. */
async function suggestions(studio: Studio, path: readonly (string | number)[]): Promise<readonly string[]> {
  await studio.sent();
  const open = studio.open.get();
  const root = open && treeOf(open.text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!open || node?.type !== 'string') return [];
  const { offset, length } = node;
  const found = await call('complete', { file: open.file, offset: offset + length - 1 }).catch(() => []);
  return found.map(({ edit }) => {
    const written = applied(open.text, [edit]).slice(offset, offset + length - edit.length + edit.text.length);
    return written.startsWith('"') ? String(JSON.parse(written)) : written;
  });
}
