import { useId, useMemo, useState, type ReactNode } from 'react';
import { filterOptions, type FilterOption, type OptionsSource } from '~/descriptor/filter-options';
import type { ChoiceFilter, ChoicesFilter } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate, type Translate } from '~/i18n/translate';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Icon } from '~/ui/Icon';
import { moveFocus } from '~/ui/listbox/move-focus';
import { SeverityShape } from '~/ui/SeverityShape';
import { Skeleton } from '~/ui/Skeleton';
import { useServices } from '~/view/context/services';
import { visibleText } from '~/lib/visible-text';
import { valuesOf, type FilterProps } from './filter-props';

/** An option with its label in the current language, by which it can be found. */
export interface LabelledOption extends FilterOption {
  readonly label: string;
  /** It is selected, but the list of options does not contain it any more. */
  readonly gone?: true;
}

/** The options of a filter with their labels; `undefined` until they are loaded. */
export function labelledOptions(
  source: OptionsSource,
  scope: Scope,
  t: Translate,
): readonly LabelledOption[] | undefined {
  return filterOptions(source, scope)?.map((option) => ({
    ...option,
    label: option.text ? t(option.text, scope) : (option.name ?? option.value),
  }));
}

/** The options of a filter, `undefined` until they are loaded, and the selected ones. */
export function useOptions({
  filter,
  value,
  scope,
}: Pick<FilterProps<ChoiceFilter | ChoicesFilter>, 'filter' | 'value' | 'scope'>): {
  readonly options: readonly LabelledOption[] | undefined;
  readonly selected: readonly LabelledOption[];
} {
  const t = useTranslate();
  return useMemo(() => {
    const loaded = labelledOptions(filter.options, scope, t);
    const selected = valuesOf(value).map(
      (id): LabelledOption =>
        loaded?.find((option) => option.value === id) ?? { value: id, label: id, ...(loaded && { gone: true }) },
    );
    // Every selected option is in the list, so that it can be deselected.
    return { options: loaded && [...selected.filter(({ gone }) => gone), ...loaded], selected };
  }, [filter, value, scope, t]);
}

/** The options whose labels contain every typed word. */
function matchingOptions(options: readonly LabelledOption[], typed: string): readonly LabelledOption[] {
  const words = typed.toLowerCase().split(/\s+/);
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** The label of an option, with the severity, icon or tone that its scale has for it. */
export function OptionLabel({ option }: { readonly option: LabelledOption }) {
  const { severity, icon, tone, label, gone } = option;
  const t = useTranslate();
  return (
    <span className="descry-option-words">
      {severity ? (
        <span className={`descry-option-mark descry-severity-${severity}`}>
          <SeverityShape severity={severity} />
        </span>
      ) : (
        (icon ?? tone) && (
          <span className="descry-state" data-tone={tone}>
            {icon ? <Icon name={icon} size={14} /> : <span className="descry-state-dot" aria-hidden="true" />}
          </span>
        )
      )}
      <bdi>{visibleText(label)}</bdi>
      {gone && <span className="descry-option-gone">{t('UI.FILTER_GONE')}</span>}
    </span>
  );
}

interface OptionListProps {
  readonly label: string;
  readonly options: readonly LabelledOption[];
  /** True if several options can be selected. */
  readonly multiple: boolean;
  /** The entry before the options, which is hidden while searching. */
  readonly all?: ReactNode;
  readonly draw: (option: LabelledOption) => ReactNode;
}

/** The options of a filter with a search field if there are many, or the state of the call that loads them. */
export function OptionList(
  props: Omit<OptionListProps, 'options'> & {
    readonly options: readonly LabelledOption[] | undefined;
    readonly sources: FilterProps['sources'];
  },
) {
  const { options, sources } = props;
  const { settings } = useServices();
  const t = useTranslate();
  if (options) return <SearchableOptions {...props} options={options} />;
  return sources?.failure ? (
    <ErrorPanel message={t('UI.FILTER_FAILED')} onRetry={sources.retry} />
  ) : (
    <Skeleton delay={settings.timers.skeletonDelay} />
  );
}

/** The first matching options. Arrow keys move between them, and letters go to the search field. */
function SearchableOptions({ label, options, multiple, all, draw }: OptionListProps) {
  const { searchFrom, first } = useServices().settings.screens.options;
  const t = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const matching = matchingOptions(options, typed);
  const restCount = matching.length - first;
  return (
    // The keys belong to the controls inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="descry-options" onKeyDown={(event) => moveFocus(event, 'input[type="search"], [data-value]')}>
      {options.length >= searchFrom && (
        <div className="descry-filter-text">
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('UI.FILTER_SEARCH', { filter: label })}
            aria-controls={listId}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <div id={listId} role={multiple ? 'group' : 'listbox'} aria-label={label} className="descry-options-list">
        {typed.trim() === '' && all}
        {matching.slice(0, first).map(draw)}
      </div>
      <p className="descry-options-note" role="status">
        {matching.length === 0 && (options.length > 0 || all === undefined) && t('UI.CHOICES_NONE')}
        {restCount > 0 && t('UI.FILTER_REST', { count: restCount })}
      </p>
    </div>
  );
}
