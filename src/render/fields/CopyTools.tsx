import { defangSheet, hasAddress } from '../../lib/defang';
import { CopyButton } from '../../ui/CopyButton';
import { useUiText } from '../../ui/ui-text';
import { useCopy } from '../use-copy';

/** What is copied: a text; of something long its first lines, and what puts all of it together when it is asked for. */
export type Copied = string | { readonly first: string; readonly all: () => string };

/** So many entries tell of what kind the texts of a list are. */
export const firstEntries = 10;

/** The buttons that copy a value: as it came, and an address also in a form that nobody follows by mistake. */
export function CopyTools({ copy, quiet }: { readonly copy: Copied; readonly quiet: boolean }) {
  const say = useUiText();
  const put = useCopy();
  const { first, all } = typeof copy === 'string' ? { first: copy, all: () => copy } : copy;
  return (
    <span className="descry-copy-tools" data-quiet={quiet || undefined}>
      <CopyButton onCopy={() => put(all())} />
      {hasAddress(first) && (
        <CopyButton
          label={say('UI.COPY_DEFANGED')}
          icon="shield"
          action="copy-defanged"
          onCopy={() => put(defangSheet(all()))}
        />
      )}
    </span>
  );
}

/** As much room as the buttons take that copy a value. */
export function CopyRoom({ copy }: { readonly copy: string }) {
  return <span className="descry-copy-room" data-two={hasAddress(copy) || undefined} />;
}
