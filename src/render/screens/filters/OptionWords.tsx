import { Icon } from '../../../ui/Icon';
import { SeverityShape } from '../../../ui/SeverityShape';
import { useUiText } from '../../../ui/ui-text';
import type { NamedOption } from './use-options';

/** An option as words, with the mark that its scale gives it. */
export function OptionWords({ option }: { readonly option: NamedOption }) {
  const { severity, icon, tone, words, gone } = option;
  const say = useUiText();
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
      <bdi>{words}</bdi>
      {gone && <span className="descry-option-gone">{say('UI.FILTER_GONE')}</span>}
    </span>
  );
}
