import { Fragment, type ReactNode } from 'react';
import type { MessageKey } from '~/generated/contract/messages';
import { useTranslate } from '~/i18n/translate';

/** A message with elements in its placeholders, e.g. in `{time}` of `Updated {time}`. */
export function Filled(props: { readonly message: MessageKey; readonly parts: Readonly<Record<string, ReactNode>> }) {
  const t = useTranslate();
  return t({ key: props.message })
    .split(/(\{[^{}]*\})/)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 0 ? piece : (props.parts[piece.slice(1, -1)] ?? piece)}</Fragment>
    ));
}
