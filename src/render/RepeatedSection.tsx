import { useCallback, useMemo } from 'react';
import { evaluate } from '../descriptor/evaluate';
import { isShown } from '../descriptor/is-shown';
import { itemScope, listEntries } from '../descriptor/list';
import type { Section } from '../generated/descriptor-types';
import type { Expression, Scope } from '../generated/types';
import { entryKeys } from './entry-keys';
import { Pieces } from './Pieces';
import { SectionView } from './SectionView';
import { useServices } from './services';
import { useLongList } from './use-long-list';

/** A section that is there once for each entry of a list: the first few, then a button for the rest. */
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
  const list = useLongList(cards.length, settings.limits.listFirst, section.fields.length);
  const draw = useCallback(
    (at: number) => {
      const card = cards[at];
      return card && <SectionView key={card.key} section={section} scope={card.scope} item={card.index} />;
    },
    [cards, section],
  );
  return (
    <>
      <Pieces drawn={list.drawn} piece={list.piece} draw={draw} />
      {list.button}
    </>
  );
}
