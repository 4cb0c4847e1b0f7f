import { useTranslate } from '~/i18n/translate';
import type { BrokenPart } from '~/ui/Boundary';
import { ErrorLine } from '~/ui/ErrorPanel';

/** The row in place of a banner that ran into an error. */
export function BrokenBanner(props: {
  readonly part: BrokenPart;
  /** Absent for a banner that cannot be closed. */
  readonly onClose?: (() => void) | undefined;
}) {
  const { traceId, retry } = props.part;
  const t = useTranslate();
  return (
    <div className="descry-banner" data-type="error">
      <ErrorLine
        message={t('UI.PART_BROKEN')}
        traceId={traceId}
        onRetry={retry}
        {...(props.onClose && { onClose: props.onClose })}
      />
    </div>
  );
}
