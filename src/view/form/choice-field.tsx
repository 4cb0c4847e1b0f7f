import { Button } from '@blueprintjs/core';
import { use, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslate } from '~/i18n/translate';
import { isString } from '~/lib/json';
import { Icon } from '~/ui/Icon';
import { useLayer } from '~/ui/layers';
import { useListbox, type Listbox } from '~/ui/listbox/use-listbox';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { ChoiceList } from './ChoiceList';
import { matchingChoices, type Choice, type ChoiceGroup } from './form-choices';
import { useLine, type ControlProps, type LineView } from './form-lines';
import './choice.css';

/** A combo box for one choice of lists that may be long: typing narrows them, the arrow keys and Enter choose. */
export function ChoiceWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  const { id, htmlName: name, value, onChange } = props;
  return <ChoiceBox {...{ id, name, line, access, value, onChange }} />;
}

interface ChoiceBoxProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly line: LineView;
  readonly access: ReturnType<typeof useLine>['access'];
  readonly value: unknown;
  readonly onChange: (value: string | undefined) => void;
}

/** The combo box of a line. A choice takes the position of `value`. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { line, access } = props;
  const { sources } = use(ActionHostContext);
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox(props, line.groups, input);
  const { isOpen, searchText, chosen } = combobox;
  const isEmpty = line.groups.length === 0;
  const isLoading = sources?.loading === true;
  const placeholder = chosen ? choiceText(chosen) : (line.placeholder ?? t('UI.CHOOSE'));
  const emptyPlaceholder = isLoading ? t('UI.LOADING') : undefined;
  return (
    <div
      className="descry-choose"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) combobox.close();
      }}
    >
      <input
        ref={input}
        className="bp6-input bp6-fill"
        id={props.id}
        name={props.name}
        type="text"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        readOnly={isEmpty}
        value={searchText ?? (chosen ? choiceText(chosen) : '')}
        placeholder={isEmpty ? emptyPlaceholder : placeholder}
        onClick={combobox.open}
        onChange={({ target }) => combobox.search(target.value)}
        onKeyDown={combobox.onKeyDown}
        {...combobox.listbox.field}
        {...access}
      />
      <Icon name="caret-down" />
      {isOpen && <ChoicePopup line={line} combobox={combobox} value={props.value} />}
      {isEmpty && !isLoading && line.emptyText !== undefined && <NoChoices text={line.emptyText} />}
    </div>
  );
}

/** The state of a combo box, and what changes it. */
interface Combobox {
  readonly isOpen: boolean;
  /** The text that was typed since the list opened; `undefined` while it is closed. */
  readonly searchText: string | undefined;
  readonly chosen: Choice | undefined;
  /** The choices that match the search, in their groups, and their number. */
  readonly groups: readonly ChoiceGroup[];
  readonly count: number;
  /** Position of the choice that Enter takes. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly search: (searchText: string) => void;
  readonly choose: (value: string) => void;
  readonly listbox: Listbox;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function useCombobox(
  { value, onChange }: ChoiceBoxProps,
  groups: readonly ChoiceGroup[],
  input: RefObject<HTMLInputElement | null>,
): Combobox {
  const pageSize = useServices().settings.forms.choiceRows - 1;
  const [searchText, setSearchText] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = searchText !== undefined && groups.length > 0;
  const close = (): void => setSearchText(undefined);
  useLayer(isOpen, close);

  const all = useMemo(() => groups.flatMap(({ choices }) => choices), [groups]);
  const chosenIndex = all.findIndex((choice) => choice.value === value);
  const matching = useMemo(() => matchingChoices(groups, searchText ?? ''), [groups, searchText]);
  const offered = useMemo(() => matching.flatMap(({ choices }) => choices), [matching]);

  const open = (): void => {
    if (isOpen) return;
    setSearchText('');
    setActive(Math.max(0, chosenIndex));
  };
  const search = (text: string): void => {
    setSearchText(text);
    setActive(0);
    if (isString(value)) onChange(undefined);
  };
  const choose = (next: string): void => {
    onChange(next);
    close();
    input.current?.focus();
  };
  const listbox = useListbox({
    count: isOpen ? offered.length : 0,
    active,
    onActive: setActive,
    onOpen: open,
    onChoose: (position) => choose(offered[position]?.value ?? ''),
    keys: { pageSize },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    // Also if no choice matches, Enter does not submit the form.
    if (event.key === 'Enter' && isOpen) event.preventDefault();
    listbox.onKeyDown(event);
  };
  const list = { groups: matching, count: offered.length, active, listbox };
  return { isOpen, searchText, chosen: all[chosenIndex], ...list, open, close, search, choose, onKeyDown };
}

/** The open list below the input, with the number of choices. */
function ChoicePopup(props: { readonly line: LineView; readonly combobox: Combobox; readonly value: unknown }) {
  const { searchText, groups, count, active, choose, listbox } = props.combobox;
  const { settings } = useServices();
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    // A press on the list or its scroll bar leaves the focus in the input.
    <div ref={box} className="descry-choices" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {count > 0 && (
        <ChoiceList
          // Another text begins at the top of the list.
          key={searchText}
          listbox={listbox}
          label={props.line.label}
          groups={groups}
          maxRows={settings.forms.choiceRows}
          active={active}
          chosen={props.value}
          onChoose={choose}
        />
      )}
      <p role="status" className="descry-choices-count">
        {count === 0 ? t('UI.CHOICES_NONE') : t('UI.CHOICES_FOUND', { count })}
      </p>
    </div>
  );
}

/** The note in place of choices when all lists are empty. If a source failed, its calls can be repeated. */
function NoChoices({ text }: { readonly text: string }) {
  const { sources } = use(ActionHostContext);
  const t = useTranslate();
  return (
    <p className="descry-form-note" role="status">
      {text}
      {sources?.failure && (
        <Button size="small" variant="minimal" data-action="retry" onClick={sources.retry}>
          {t('UI.RETRY')}
        </Button>
      )}
    </p>
  );
}

function choiceText({ text, about }: Choice): string {
  return about ? `${text} (${about})` : text;
}
