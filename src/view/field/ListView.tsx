import { useCallback, useMemo } from 'react';
import { safeLink } from '~/api/safe-address';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { ListField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { Dash } from '~/ui/Dash';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { UntrustedText } from '~/ui/UntrustedText';
import { useServices } from '../context/services';
import { useIncrementalList, IncrementalList } from '../data/use-incremental-list';
import { firstEntries } from '../value/CopyTools';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** The entries of a list, one line each: the first few, then a button for the others. */
export function ListView({ field, scope }: FieldProps<ListField>) {
  const { settings } = useServices();
  const entries = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const list = useIncrementalList(entries.length, field.first ?? settings.limits.listFirst);
  const draw = useCallback(
    (index: number) => <ListEntry key={index} index={index} entry={entries[index]} field={field} scope={scope} />,
    [entries, field, scope],
  );
  const copyText = (some: readonly unknown[]): string =>
    some.map((entry) => listEntryText(field, scope, entry)).join('\n');
  return (
    <Line
      field={field}
      scope={scope}
      copy={{ first: copyText(entries.slice(0, firstEntries)), all: () => copyText(entries) }}
      beside={list.button}
      count={field.count ? entries.length : undefined}
    >
      {entries.length > 0 && (
        <ul className="descry-lines">
          <IncrementalList drawn={list.drawn} draw={draw} />
        </ul>
      )}
    </Line>
  );
}

/** An entry of a list: its main text, and the texts beside and below it. */
function ListEntry(props: {
  readonly field: ListField;
  readonly scope: Scope;
  readonly entry: unknown;
  readonly index: number;
}) {
  const { field, entry } = props;
  const { trust } = useServices();
  const scope = itemScope(props.scope, entry);
  const { main, beside, below } = entryTexts(field, scope, entry);
  const target = field.href && safeLink(evaluate(field.href, scope), trust);
  const mono = field.mono === true;
  return (
    <li data-item={props.index}>
      {!main && <Dash />}
      {main && !target && <UntrustedText text={main.text} mono={mono} />}
      {main && target && <SafeLink text={main.text} target={target} window={field.window ?? 'new'} mono={mono} />}
      {beside && (
        <span className="descry-entry-beside">
          <UntrustedText text={beside.text} />
        </span>
      )}
      {main && target?.foreign && (
        <span className="descry-entry-beside">
          <ForeignHost text={main.text} target={target} />
        </span>
      )}
      {below && (
        <div className="descry-entry-below">
          <UntrustedText text={below.text} mono />
        </div>
      )}
    </li>
  );
}

/** The text of an entry for the clipboard: its texts, separated by tabs. */
export function listEntryText(field: ListField, scope: Scope, entry: unknown): string {
  const { main, beside, below } = entryTexts(field, itemScope(scope, entry), entry);
  return [main, beside, below].flatMap((text) => text?.copy ?? []).join('\t');
}

function entryTexts({ item, beside, below }: ListField, scope: Scope, entry: unknown) {
  return {
    main: formatText(item ? evaluate(item, scope) : entry),
    beside: beside && formatText(evaluate(beside, scope)),
    below: below && formatText(evaluate(below, scope)),
  };
}
