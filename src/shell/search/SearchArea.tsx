import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { holds } from '../../descriptor/is-shown';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { useStore } from '../../render/use-store';
import { isRightToLeft } from '../../ui/direction';
import { IconButton } from '../../ui/IconButton';
import { useLayer } from '../../ui/layers';
import { useShell } from '../shell-services';
import { useMedia } from '../../ui/use-media';
import { useWords } from '../use-words';
import './search.css';
import { SearchForm } from './SearchForm';
import { isResultsPage } from './way-back';

/** Room kept free between the bar and the edge of the window, in pixels. */
const margin = 12;

/**
 * The search over the whole platform. While it is used it lies over its neighbours, and they stay where they are.
 * `children` stand beside it while it is used and on the page of its results.
 */
export function SearchArea(props: { readonly children?: ReactNode }) {
  const { scope } = useServices();
  return holds(header.search.visibleWhen, scope) && <ShownArea>{props.children}</ShownArea>;
}

function ShownArea(props: { readonly children: ReactNode }) {
  const { settings, searchBar, wayBack } = useShell();
  const words = useWords();
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
      const isOwn = target instanceof Element && (area.current?.contains(target) || target.closest('.bp6-portal'));
      if (!isOwn) searchBar.collapse();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [expanded, searchBar]);

  const width = isWide ? settings.search.wide : settings.search.narrow;
  const isResults = isResultsPage(pathname, header.search.to);
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
            <IconButton icon="arrow-left" label={words('UI.SEARCH.BACK')} action="back" onClick={wayBack.back} />
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

interface Part {
  readonly current: HTMLElement | null;
}

/** How far the expanded row must move towards the end of the line so that its start stays inside the window. */
function useShift(area: Part, row: Part, expanded: boolean): number {
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    const [around, inside] = [area.current, row.current];
    if (!expanded || !around || !inside) return;
    const measure = (): void => {
      const box = around.getBoundingClientRect();
      const end = isRightToLeft(around) ? window.innerWidth - box.x : box.x + box.width;
      setShift(Math.max(0, Math.ceil(margin + inside.getBoundingClientRect().width - end)));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(inside);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
      setShift(0);
    };
  }, [area, row, expanded]);
  return shift;
}
