import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { isString } from '../../lib/json';
import { useLayer } from '../../ui/layers';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import { ChoiceList } from './ChoiceList';
import { matching } from './matching-choices';
import { useLine, type ControlProps } from './use-line';

/** One entry of lists that may be long: what is typed narrows them, the arrow keys and Enter choose. */
export function ChoiceWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  const { settings } = useServices();
  const say = useUiText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const open = typed !== undefined;
  useLayer(open, () => setTyped(undefined));

  const all = line.groups.flatMap(({ choices }) => choices);
  const chosen = all.find(({ value }) => value === props.value);
  const found = matching(line.groups, typed ?? '', settings.forms.choices);
  const offered = found.groups.flatMap(({ choices }) => choices);
  const choose = (value: string): void => {
    props.onChange(value);
    setTyped(undefined);
    input.current?.focus();
  };
  const search = (text: string): void => {
    setTyped(text);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive((offered.length + active + step) % Math.max(1, offered.length));
      else search('');
    } else if (event.key === 'Enter' && open) {
      // It chooses, and does not send the form.
      event.preventDefault();
      const one = offered[active];
      if (one) choose(one.value);
    }
  };
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
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && offered.length > 0 ? `${listId}-${active}` : undefined}
        value={typed ?? (chosen ? words(chosen) : '')}
        placeholder={all.length === 0 ? line.empty : (line.placeholder ?? say('UI.CHOOSE'))}
        onClick={() => {
          if (!open) search('');
        }}
        onChange={({ target }) => {
          search(target.value);
          if (isString(props.value)) props.onChange(undefined);
        }}
        onKeyDown={onKeyDown}
        {...access}
      />
      {open && (
        <ChoiceList id={listId} label={line.label} found={found} active={active} empty={line.empty} onChoose={choose} />
      )}
    </div>
  );
}

function words({ text, about }: { readonly text: string; readonly about?: string }): string {
  return about ? `${text} (${about})` : text;
}
