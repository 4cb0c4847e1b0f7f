import { isShown } from '~/descriptor/is-shown';
import type { WhenEmpty } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { NoData } from '~/ui/NoData';
import { ActionButton } from '../action/ActionButton';
import { noData } from '~/state/present-error';

/** The content of a panel or tile without data: the text, hint and buttons of the descriptor, or the default text. */
export function EmptyState(props: { readonly whenEmpty: WhenEmpty | undefined; readonly scope: Scope }) {
  const { whenEmpty, scope } = props;
  const t = useTranslate();
  if (!whenEmpty) return <NoData text={t({ key: noData })} />;
  const { hint, buttons = [] } = whenEmpty;
  return (
    <NoData
      text={whenEmpty.text ? t(whenEmpty.text, scope) : t({ key: noData })}
      {...(hint && isShown(hint, scope) && { hint: t(hint.text, scope) })}
    >
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} />
      ))}
    </NoData>
  );
}
