import { safeLink } from '../../api/safe-address';
import { evaluate } from '../../descriptor/evaluate';
import type { MessageField } from '../../generated/descriptor-types';
import { Icon } from '../../ui/Icon';
import { ForeignHost, SafeLink } from '../../ui/SafeLink';
import { useServices } from '../services';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';

const icons = { info: 'info-sign', warning: 'warning-sign', progress: 'time' } as const;

/** A sentence for the reader, without a label. */
export function MessageView({ field, scope }: FieldProps<MessageField>) {
  const { trust } = useServices();
  const text = useText();
  const { tone = 'plain', link } = field;
  const target = link && safeLink(evaluate(link.href, scope), trust);
  const linkText = link && text(link.text, scope);
  return (
    <div
      className={`descry-message descry-message-${tone}`}
      data-field={field.id}
      role={tone === 'progress' ? 'status' : undefined}
    >
      {tone !== 'plain' && <Icon name={icons[tone]} />}
      <p>
        <span data-value="">{text(field.text, scope)}</span>
        {link && linkText !== undefined && (
          <>
            {' '}
            <SafeLink text={linkText} target={target} window={link.window} />{' '}
            <ForeignHost text={linkText} target={target} />
          </>
        )}
      </p>
    </div>
  );
}
