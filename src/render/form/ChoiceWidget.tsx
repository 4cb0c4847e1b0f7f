import { use, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { showNumber } from '../../descriptor/format/number';
import { isString } from '../../lib/json';
import { Icon } from '../../ui/Icon';
import { useLayer } from '../../ui/layers';
import { useUiText } from '../../ui/ui-text';
import { PlaceContext } from '../place';
import { useServices } from '../services';
import { ChoiceList } from './ChoiceList';
import { fittingChoices } from './fitting-choices';
import type { Choice } from './form-line';
import { useLine, type ControlProps } from './use-line';
import './choice.css';

/** One entry of lists that may be long: what is typed narrows them, the arrow keys and Enter choose. */
export function ChoiceWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  const { settings, format } = useServices();
  const { sources } = use(PlaceContext);
  const say = useUiText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);

  const { groups } = line;
  const none = groups.length === 0;
  const open = typed !== undefined && !none;
  useLayer(open, () => setTyped(undefined));
  useEffect(() => (open ? list.current?.scrollIntoView?.({ block: 'nearest' }) : undefined), [open]);

  const all = useMemo(() => groups.flatMap(({ choices }) => choices), [groups]);
  const chosenAt = all.findIndex(({ value }) => value === props.value);
  const chosen = all[chosenAt];
  const found = useMemo(() => fittingChoices(groups, typed ?? ''), [groups, typed]);
  const offered = useMemo(() => found.flatMap(({ choices }) => choices), [found]);

  const choose = (value: string): void => {
    props.onChange(value);
    setTyped(undefined);
    input.current?.focus();
  };
  const unfold = (): void => {
    if (open) return;
    setTyped('');
    setActive(Math.max(0, chosenAt));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = settings.forms.choiceRows - 1;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive(moved(active, step, offered.length));
      else unfold();
    } else if (event.key === 'Enter' && open) {
      // It chooses, and does not send the form.
      event.preventDefault();
      const one = offered[active];
      if (one) choose(one.value);
    }
  };
  const isLoading = sources?.loading === true;
  const hint = chosen ? words(chosen) : (line.placeholder ?? say('UI.CHOOSE'));
  const hintOfNone = isLoading ? say('UI.LOADING') : undefined;
  return (
    <div
      className="descry-choose"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyped(undefined);
      }}
    >
      <input
        ref={input}
        className="bp6-input bp6-fill"
        id={props.id}
        name={props.htmlName}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        readOnly={none}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && offered.length > 0 ? `${listId}-${active}` : undefined}
        value={typed ?? (chosen ? words(chosen) : '')}
        placeholder={none ? hintOfNone : hint}
        onClick={unfold}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          if (isString(props.value)) props.onChange(undefined);
        }}
        onKeyDown={onKeyDown}
        {...access}
      />
      <Icon name="caret-down" />
      {open && (
        // A press on it, its scroll bar included, leaves the focus in the field.
        <div ref={list} className="descry-choices" role="presentation" onMouseDown={(event) => event.preventDefault()}>
          {offered.length > 0 && (
            <ChoiceList
              // What is typed anew begins at the top.
              key={typed}
              id={listId}
              label={line.label}
              groups={found}
              most={settings.forms.choiceRows}
              active={active}
              chosen={props.value}
              onChoose={choose}
            />
          )}
          <p role="status" className="descry-choices-count">
            {offered.length === 0
              ? say('UI.CHOICES_NONE')
              : say('UI.CHOICES_FOUND', { count: showNumber(offered.length, format)?.text ?? '' })}
          </p>
        </div>
      )}
      {none && !isLoading && line.empty !== undefined && (
        <p className="descry-form-note" role="status">
          {line.empty}
          {sources?.failure && (
            <Button size="small" variant="minimal" data-action="retry" onClick={sources.retry}>
              {say('UI.RETRY')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function words({ text, about }: Choice): string {
  return about ? `${text} (${about})` : text;
}

/** One step leads on from the end to the beginning; a leap ends there. */
function moved(active: number, step: number, count: number): number {
  if (Math.abs(step) === 1) return (count + active + step) % Math.max(1, count);
  return Math.max(0, Math.min(active + step, count - 1));
}
