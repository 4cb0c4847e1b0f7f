import { createContext, use } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { WhenEmpty } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { NoData } from '~/ui/NoData';
import { ActionButton } from '../action/ActionButton';
import { noData, type SourceErrorState } from '~/state/present-error';

/** Provides the failure of the sources of a panel, list or tile, if they failed. */
export const SourceFailureContext = createContext<SourceErrorState | undefined>(undefined);

/** Key of the message of the policy `as-empty`, for a part whose source failed that way. */
export function emptyMessage(failure: SourceErrorState | undefined): string | undefined {
  return failure?.state === 'empty' ? failure.message : undefined;
}

/**
 * The content of a panel, list or tile without data: the text, hint and buttons of the descriptor, or the default text.
 * If a source failed, the message of its error policy takes the place of the text.
 */
export function EmptyState({ whenEmpty = {}, scope }: { readonly whenEmpty?: WhenEmpty; readonly scope: Scope }) {
  const message = emptyMessage(use(SourceFailureContext));
  const t = useTranslate();
  const { text, hint, buttons = [] } = whenEmpty;
  return (
    <NoData
      text={text && message === undefined ? t(text, scope) : t({ key: message ?? noData })}
      {...(hint && isShown(hint, scope) && { hint: t(hint.text, scope) })}
    >
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} />
      ))}
    </NoData>
  );
}
