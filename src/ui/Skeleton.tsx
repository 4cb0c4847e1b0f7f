import { useTranslate } from '~/i18n/translate';

const widths = ['72%', '48%', '64%', '40%', '56%', '68%'];

/**
 * Grey lines in place of content that is loading. They appear after `delay` milliseconds, so a fast answer shows none.
 */
export function Skeleton(props: { readonly delay: number; readonly lines?: number }) {
  const t = useTranslate();
  return (
    <div className="descry-skeleton" role="status" style={{ animationDelay: `${props.delay}ms` }}>
      <span className="descry-aside">{t('UI.LOADING')}</span>
      {widths.slice(0, props.lines ?? widths.length).map((width) => (
        <div key={width} className="descry-skeleton-line" aria-hidden="true">
          <span />
          <span style={{ width }} />
        </div>
      ))}
    </div>
  );
}
