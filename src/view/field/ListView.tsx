import { useCallback, useMemo, type ReactElement } from 'react';
import { safeLink, type CheckedAddress, type Trust } from '~/api/safe-address';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { ListField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { FormattedValue } from '~/lib/format/formatted-value';
import { formatText } from '~/lib/format/text';
import { Dash } from '~/ui/Dash';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { untrustedText } from '~/ui/UntrustedText';
import { useServices } from '../context/services';
import { useIncrementalList, IncrementalList } from '../data/use-incremental-list';
import { firstEntries } from '../value/CopyTools';
import { ObjectLink, referenceOf } from '../value/ObjectLink';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** The entries of a list, one line each: the first few, then a button for the others. */
export function ListView({ field, scope }: FieldProps<ListField>) {
  const { settings, trust } = useServices();
  const entries = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const list = useIncrementalList(entries.length, field.first ?? settings.limits.listFirst);
  const draw = useCallback(
    (index: number) => entryElement(field, itemScope(scope, entries[index]), index, trust),
    [entries, field, scope, trust],
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

/** The element of an entry: its main text, and the texts beside and below it. Of thousands, none needs a component. */
function entryElement(field: ListField, scope: Scope, index: number, trust: Trust): ReactElement {
  const { main, beside, below } = entryTexts(field, scope);
  const target = field.object || !field.href ? undefined : safeLink(evaluate(field.href, scope), trust);
  return (
    <li key={index} data-item={index}>
      {main ? mainElement(field, scope, main, target) : <Dash />}
      {beside && <span className="descry-entry-beside">{untrustedText(beside.text)}</span>}
      {main && target?.foreign && (
        <span className="descry-entry-beside">
          <ForeignHost text={main.text} target={target} />
        </span>
      )}
      {below && <div className="descry-entry-below">{untrustedText(below.text, true)}</div>}
    </li>
  );
}

/** The main text of an entry: a link to a drawer or an address, or plain. */
function mainElement(field: ListField, scope: Scope, main: FormattedValue, target?: CheckedAddress): ReactElement {
  const { object, mono = false, window = 'new' } = field;
  if (object) {
    return <ObjectLink name={main.text} reference={referenceOf(object, main.copy)} scope={scope} mono={mono} />;
  }
  if (target) return <SafeLink text={main.text} target={target} window={window} mono={mono} />;
  return untrustedText(main.text, mono);
}

/** The text of an entry for the clipboard: its texts, separated by tabs. */
export function listEntryText(field: ListField, scope: Scope, entry: unknown): string {
  const { main, beside, below } = entryTexts(field, itemScope(scope, entry));
  return [main, beside, below].flatMap((text) => text?.copy ?? []).join('\t');
}

/** The texts of the entry that is the `item` of a scope. */
function entryTexts({ item, beside, below }: ListField, scope: Scope) {
  return {
    main: formatText(item ? evaluate(item, scope) : scope.item),
    beside: beside && formatText(evaluate(beside, scope)),
    below: below && formatText(evaluate(below, scope)),
  };
}
