import type { ReactNode } from 'react';
import type { Shown } from '../../descriptor/format/shown';
import { Dash } from '../../ui/Dash';
import { UntrustedText } from '../../ui/UntrustedText';
import { useShowMore } from '../../ui/use-show-more';
import { useServices } from '../services';

/** Words side by side, and the button for those that are not shown yet. */
export function useChips(words: readonly Shown[]): { readonly chips: ReactNode; readonly button: ReactNode } {
  const { settings } = useServices();
  const more = useShowMore(words.length, settings.limits.chipsFirst);
  const chips = (
    <ul className="descry-chips">
      {words.slice(0, more.shown).map(({ text }, index) => (
        <li key={index} className="descry-chip" data-item={index}>
          <UntrustedText text={text} />
        </li>
      ))}
    </ul>
  );
  return { chips, button: more.button };
}

/** Words side by side; a dash without any. */
export function Chips({ words }: { readonly words: readonly Shown[] }) {
  const { chips, button } = useChips(words);
  if (words.length === 0) return <Dash />;
  return (
    <>
      {chips}
      {button}
    </>
  );
}
