import type { Judgement } from '../../descriptor/scale';
import type { Scope } from '../../generated/types';
import { Icon } from '../../ui/Icon';
import { UntrustedText } from '../../ui/UntrustedText';
import { useText } from '../use-text';

/** A state: a small mark and a word in the colour of text. A state is no severity; only its mark may be coloured. The name of a kind has none. */
export function StateWord({ judgement, scope }: { readonly judgement: Judgement; readonly scope: Scope }) {
  const text = useText();
  const { icon, tone, value, isName } = judgement;
  const word = judgement.text ? text(judgement.text, scope) : <UntrustedText text={String(value)} />;
  if (isName && icon === undefined) return <span>{word}</span>;
  return (
    <span className="descry-state" data-tone={tone}>
      {icon ? <Icon name={icon} size={14} /> : <span className="descry-state-dot" aria-hidden="true" />}
      <span>{word}</span>
    </span>
  );
}
