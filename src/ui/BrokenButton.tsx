import { useTranslate } from '~/i18n/translate';
import type { BrokenPart } from './Boundary';
import { IconButton } from './IconButton';

/** A small part that ran into an error, as a button in its place that draws it again. */
export function BrokenButton({ part }: { readonly part: BrokenPart }) {
  const t = useTranslate();
  return (
    <IconButton
      icon="error"
      className="descry-broken-button"
      label={t('UI.PART_BROKEN_SHORT', { id: part.traceId })}
      action="retry"
      onClick={part.retry}
    />
  );
}
