import type { ReactNode } from 'react';
import { useTranslate, type Translate } from '~/i18n/translate';
import { defangSheet, hasAddress } from '~/lib/defang';
import { CopyButton, listedCopyButton, type CopyButtonProps } from '~/ui/CopyButton';
import { useCopy } from '../data/use-copy';

/** The text to copy. Of a long text: its first lines, and a function that composes all of it when the user copies. */
export type Copied = string | { readonly first: string; readonly all: () => string };

/** Number of entries that are checked for addresses, to decide whether a list offers the defanged copy. */
export const firstEntries = 10;

/** The translation and the clipboard for copy buttons. */
export interface CopyContext {
  readonly t: Translate;
  /** Copies a text, and tells whether it succeeded. */
  readonly copyText: (text: string) => Promise<boolean>;
}

/** The buttons that copy a value: as it is, and an address also defanged, so that nobody opens it by mistake. */
export function CopyTools(props: { readonly copy: Copied; readonly quiet: boolean }) {
  const context = { t: useTranslate(), copyText: useCopy() };
  return copyButtons(props.copy, props.quiet, context).map((button) => <CopyButton key={button.action} {...button} />);
}

/** The same buttons as elements of a line in a property list. */
export function listedCopyTools(copy: Copied, quiet: boolean, context: CopyContext): ReactNode {
  return copyButtons(copy, quiet, context).map(listedCopyButton);
}

function copyButtons(copy: Copied, quiet: boolean, { t, copyText }: CopyContext): readonly CopyButtonProps[] {
  const { first, all } = typeof copy === 'string' ? { first: copy, all: () => copy } : copy;
  const whole = { label: t('UI.COPY'), action: 'copy', quiet, onCopy: () => copyText(all()) } as const;
  if (!hasAddress(first)) return [whole];
  const onCopy = (): Promise<boolean> => copyText(defangSheet(all()));
  return [whole, { label: t('UI.COPY_DEFANGED'), action: 'copy-defanged', quiet, onCopy }];
}

/** Empty space of the same size as `CopyTools`. */
export function CopyPlaceholder({ copy }: { readonly copy: string }) {
  return <span className="descry-copy-room" data-two={hasAddress(copy) || undefined} />;
}
