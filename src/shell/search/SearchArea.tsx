import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { isRightToLeft } from '~/ui/direction';
import { IconButton } from '~/ui/IconButton';
import { useLayer } from '~/ui/layers';
import { useMedia } from '~/ui/use-media';
import './search.css';
import { SearchForm } from './SearchForm';
import { searchFor } from '~/state/search/search-bar';
import { isResultsPage } from '~/state/search/search-return';

/** Pixels between the bar and the edge of the window. */
const margin = 12;

/**
 * The search over the whole platform. While it is in use it expands over its neighbours, which do not move. `children`
 * are shown beside it while it is in use and on the page of its results.
 */
export function SearchArea(props: { readonly children?: ReactNode }) {
  const { scope } = useServices();
  const search = searchFor(scope);
  return search && <VisibleSearch results={search.to}>{props.children}</VisibleSearch>;
}

function VisibleSearch(props: { readonly results: string; readonly children: ReactNode }) {
  const { settings, searchBar, searchReturn } = useServices();
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const expanded = useStore(searchBar.expanded);
  const isWide = useMedia(`(min-width: ${settings.search.wideFrom}px)`);
  const area = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const shift = useShift(area, row, expanded);
  useLayer(expanded, searchBar.collapse);
  useLayoutEffect(() => {
    if (!expanded) return;
    const onPointerDown = ({ target }: PointerEvent): void => {
      const isInside = target instanceof Element && (area.current?.contains(target) || target.closest('.bp6-portal'));
      if (!isInside) searchBar.collapse();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [expanded, searchBar]);

  const width = isWide ? settings.search.wide : settings.search.narrow;
  const isResults = isResultsPage(pathname, props.results);
  return (
    <div
      ref={area}
      className="descry-search"
      data-expanded={expanded}
      style={{ width: expanded ? width : undefined }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest('.bp6-portal');
        if (!relatedTarget || isInside) return;
        if (relatedTarget.closest('[aria-modal="true"]')) searchBar.collapse();
        else searchBar.left();
      }}
    >
      <div ref={row} className="descry-search-row" style={{ insetInlineEnd: expanded ? -shift : undefined }}>
        {isResults && (
          <span className="descry-search-back">
            <IconButton icon="arrow-left" label={t('UI.SEARCH.BACK')} action="back" onClick={searchReturn.back} />
          </span>
        )}
        <SearchForm
          width={expanded ? settings.search.expanded : width}
          expanded={expanded}
          keyword={isResults ? (new URLSearchParams(search).get('keyword') ?? '') : ''}
        />
        {(expanded || isResults) && props.children}
      </div>
    </div>
  );
}

/**
 * The pixels by which the expanded row must move towards the end of the line so that its start stays inside the window.
 */
function useShift(
  areaRef: RefObject<HTMLElement | null>,
  rowRef: RefObject<HTMLElement | null>,
  expanded: boolean,
): number {
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    const [area, row] = [areaRef.current, rowRef.current];
    if (!expanded || !area || !row) return;
    const measure = (): void => {
      const box = area.getBoundingClientRect();
      const end = isRightToLeft(area) ? window.innerWidth - box.x : box.x + box.width;
      setShift(Math.max(0, Math.ceil(margin + row.getBoundingClientRect().width - end)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      setShift(0);
    };
  }, [areaRef, rowRef, expanded]);
  return shift;
}
