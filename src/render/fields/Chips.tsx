import type { ReactNode } from 'react';
import type { Shown } from '../../descriptor/format/shown';
import { Dash } from '../../ui/Dash';
import { UntrustedText } from '../../ui/UntrustedText';
import { Pieces } from '../Pieces';
import { useServices } from '../services';
import { useLongList } from '../use-long-list';

/** Words side by side, and the button for those that are not shown yet. */
export function useChips(words: readonly Shown[]): { readonly chips: ReactNode; readonly button: ReactNode } {
  const { settings } = useServices();
  const { drawn, button } = useLongList(words.length, settings.limits.chipsFirst);
  const chips = (
    <ul className="descry-chips">
      <Pieces
        drawn={drawn}
        draw={(index) => (
          <li key={index} className="descry-chip" data-item={index}>
            <UntrustedText text={words[index]?.text ?? ''} />
          </li>
        )}
      />
    </ul>
  );
  return { chips, button };
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
