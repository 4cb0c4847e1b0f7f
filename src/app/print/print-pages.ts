import type { QueryClient } from '@tanstack/react-query';
import { isPrintAddress, withoutPrint } from '~/state/print-address';
import type { AppServices } from '~/view/context/services';
import { footerStyles } from './page-footer';

/** Milliseconds between two checks whether the page is loaded, and how many in a row must find it so. */
const interval = 150;
const checks = 4;

/** Milliseconds after which a page is printed as it is. */
const maxWait = 60_000;

/** What is there while a part of the page is loading. */
const loading =
  '.descry-skeleton, .descry-splash, [data-chart="waiting"], [data-state="loading"], [data-absent="loading"]';

/** The parts of the console that printing reads. */
export interface PrintedApp {
  readonly queries: QueryClient;
  /** The services as they are now. */
  readonly services: () => Pick<AppServices, 'page' | 'clock' | 'serverTime' | 'format' | 'session'>;
}

/**
 * Gives each printed page its footer; `root` carries the theme. A page whose address says so is drawn in light
 * colours, and printed once everything in it is loaded.
 */
export function followPrint(app: PrintedApp, root: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  window.addEventListener('beforeprint', () => sheet.replaceSync(footerStyles(factsOf(app))));
  const { page } = app.services();
  if (!isPrintAddress(page.hashPath())) return;
  root.classList.remove('bp6-dark');
  root.dataset['bpColorScheme'] = 'light';
  printWhenLoaded(app);
}

function factsOf({ services }: PrintedApp) {
  const { page, serverTime, format, session } = services();
  const { profile } = session.get();
  return {
    address: `${page.origin}${page.folder()}#${withoutPrint(page.hashPath())}`,
    user: profile.state === 'loaded' ? profile.value.userName : '',
    time: serverTime.now(),
    zone: format.zone,
    isWide: document.querySelector('.descry-list-table') !== null && document.querySelector('.descry-drawer') === null,
  };
}

function printWhenLoaded({ queries, services }: PrintedApp): void {
  const { clock } = services();
  const end = clock.now() + maxWait;
  let found = 0;
  const isLoaded = (): boolean =>
    document.querySelector('[data-testid="screen"]') !== null &&
    queries.isFetching() === 0 &&
    document.querySelector(loading) === null &&
    [...document.querySelectorAll('img')].every((image) => image.complete);
  const check = (): void => {
    found = isLoaded() ? found + 1 : 0;
    if (found < checks && clock.now() < end) clock.setTimeout(check, interval);
    else void document.fonts.ready.then(() => window.print());
  };
  check();
}
