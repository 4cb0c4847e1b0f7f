import { useCallback, useMemo } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import { itemScope, listEntries } from '~/descriptor/list';
import type { Section } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { isNumber, isString } from '~/lib/json';
import { SectionView } from './SectionView';
import { useServices } from '../context/services';
import { useIncrementalList, IncrementalList } from '../data/use-incremental-list';

/** A section for each entry of a list: the first few, then a button for the others. */
export function RepeatedSection(props: {
  readonly section: Section;
  readonly value: Expression;
  readonly scope: Scope;
}) {
  const { section, value, scope } = props;
  const { settings } = useServices();
  const cards = useMemo(() => {
    const entries = listEntries(evaluate(value, scope));
    const keys = entryKeys(entries);
    return entries
      .map((entry, index) => ({ index, key: keys[index], scope: itemScope(scope, entry) }))
      .filter((card) => isShown(section, card.scope));
  }, [section, value, scope]);
  const list = useIncrementalList(cards.length, settings.limits.listFirst, section.fields.length);
  const draw = useCallback(
    (index: number) => {
      const card = cards[index];
      return card && <SectionView key={card.key} section={section} scope={card.scope} item={card.index} />;
    },
    [cards, section],
  );
  return (
    <>
      <IncrementalList drawn={list.drawn} piece={list.piece} draw={draw} />
      {list.button}
    </>
  );
}

/**
 * A React key for each entry of a list, so that entries retain their state when others are added or removed: the `id`,
 * else the `name`, else the position. The position is also the key of an entry whose id or name is a duplicate.
 */
export function entryKeys(entries: readonly unknown[]): readonly string[] {
  const taken = new Set<string>();
  return entries.map((entry, index) => {
    const name = getOwn(entry, 'id') ?? getOwn(entry, 'name');
    const key = `name ${String(name)}`;
    if ((!isString(name) && !isNumber(name)) || taken.has(key)) return `position ${index}`;
    taken.add(key);
    return key;
  });
}
