import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { Icon } from '../../../ui/Icon';
import { Skeleton } from '../../../ui/Skeleton';
import { useUiText } from '../../../ui/ui-text';
import { walkTo } from '../../../ui/walk';
import type { SourceResults } from '../../use-sources';
import { useServices } from '../../services';
import { fittingOptions, type NamedOption } from './use-options';

/** Options below each other; many can be searched. Arrow keys walk over them, letters go into the search. */
export function OptionList(props: {
  readonly label: string;
  readonly options: readonly NamedOption[] | undefined;
  readonly sources: Pick<SourceResults, 'failure' | 'retry'> | undefined;
  /** Whether several can be chosen. */
  readonly several: boolean;
  /** What stands before the options while nothing is searched. */
  readonly all?: ReactNode;
  readonly draw: (option: NamedOption) => ReactNode;
}) {
  const { label, options, sources, all } = props;
  const { settings } = useServices();
  const { searchFrom, first } = settings.screens.options;
  const say = useUiText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  if (!options) {
    return sources?.failure ? (
      <ErrorPanel message={say('UI.FILTER_FAILED')} onRetry={sources.retry} />
    ) : (
      <Skeleton delay={settings.timers.skeletonDelay} />
    );
  }
  const fitting = fittingOptions(options, typed);
  const rest = fitting.length - first;
  const onKeyDown = (event: KeyboardEvent): void => {
    const field = box.current?.querySelector<HTMLElement>('input[type="search"]');
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('[data-value]') ?? [])];
    const isField = document.activeElement === field;
    // Home and End belong to the text while it is written.
    const next =
      isField && /^(Home|End)$/.test(event.key) ? undefined : walkTo(field ? [field, ...entries] : entries, event.key);
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (field && !isField && /^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The letter follows the focus.
      field.focus();
    }
  };
  return (
    // Its keys lead to the controls in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className="descry-options" onKeyDown={onKeyDown}>
      {options.length >= searchFrom && (
        <div className="descry-filter-text">
          <Icon name="search" />
          <input
            type="search"
            aria-label={say('UI.FILTER_SEARCH', { filter: label })}
            aria-controls={id}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <div id={id} role={props.several ? 'group' : 'listbox'} aria-label={label} className="descry-options-list">
        {typed.trim() === '' && all}
        {fitting.slice(0, first).map(props.draw)}
      </div>
      <p className="descry-options-note" role="status">
        {fitting.length === 0 && (options.length > 0 || all === undefined) && say('UI.CHOICES_NONE')}
        {rest > 0 && say('UI.FILTER_REST', { count: rest })}
      </p>
    </div>
  );
}
