import { safeLink } from '~/api/safe-address';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import { caseText } from '~/descriptor/text';
import type { ActionField, MessageField, WordsField } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { ActionButton } from '../action/ActionButton';
import { useServices } from '../context/services';
import type { FieldProps } from './field-component';
import { Line } from './Line';

const icons = { info: 'info-sign', warning: 'warning-sign', progress: 'time' } as const;

/** A field with a text of the descriptor and an optional link, without a label. */
export function MessageView({ field, scope }: FieldProps<MessageField>) {
  const { trust } = useServices();
  const t = useTranslate();
  const { tone = 'plain', link } = field;
  const target = link && safeLink(evaluate(link.href, scope), trust);
  const linkText = link && t(link.text, scope);
  return (
    <div
      className={`descry-message descry-message-${tone}`}
      data-field={field.id}
      role={tone === 'progress' ? 'status' : undefined}
    >
      {tone !== 'plain' && <Icon name={icons[tone]} />}
      <p>
        <span data-value="">{t(field.text, scope)}</span>
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

/** A field with the text of the first case whose condition is true. */
export function WordsView({ field, scope }: FieldProps<WordsField>) {
  const t = useTranslate();
  const text = caseText(field.cases, scope);
  return (
    <Line field={field} scope={scope}>
      {text && t(text, scope)}
    </Line>
  );
}

/** A field with a button. */
export function ActionView({ field, scope }: FieldProps<ActionField>) {
  return (
    <Line field={field} scope={scope}>
      {isShown(field.button, scope) && <ActionButton button={field.button} scope={scope} asLink />}
    </Line>
  );
}
