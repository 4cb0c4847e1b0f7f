import { useTranslate } from '~/i18n/translate';
import { defangSheet, hasAddress } from '~/lib/defang';
import { CopyButton } from '~/ui/CopyButton';
import { useCopy } from '../data/use-copy';

/** The text to copy. Of a long text: its first lines, and a function that composes all of it when the user copies. */
export type Copied = string | { readonly first: string; readonly all: () => string };

/** Number of entries that are checked for addresses, to decide whether a list offers the defanged copy. */
export const firstEntries = 10;

/** The buttons that copy a value: as it is, and an address also defanged, so that nobody opens it by mistake. */
export function CopyTools(props: { readonly copy: Copied; readonly quiet: boolean; readonly inList?: boolean }) {
  const { copy, ...appearance } = props;
  const t = useTranslate();
  const copyText = useCopy();
  const { first, all } = typeof copy === 'string' ? { first: copy, all: () => copy } : copy;
  return (
    <>
      <CopyButton {...appearance} onCopy={() => copyText(all())} />
      {hasAddress(first) && (
        <CopyButton
          {...appearance}
          label={t('UI.COPY_DEFANGED')}
          action="copy-defanged"
          onCopy={() => copyText(defangSheet(all()))}
        />
      )}
    </>
  );
}

/** Empty space of the same size as `CopyTools`. */
export function CopyPlaceholder({ copy }: { readonly copy: string }) {
  return <span className="descry-copy-room" data-two={hasAddress(copy) || undefined} />;
}
