import { act, cleanup } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { ScreenContext, type ScreenState } from '~/view/screen/screen-context';
import { ScreenView } from '~/view/screen/ScreenView';
import { useStore } from '~/view/context/use-store';
import { screens } from '~/generated/console/catalogue';
import type { Text } from '~/generated/contract/types';
import type { OperationId } from '~/generated/contract/operations';
import { isList, isRecord } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { setUp } from '../../view/support';
import { operationOf } from '../../every-drawer';
import { settle } from '../../fake-clock';
import { demo, lastDays, samplesOf, session, type Shipped } from './every-screen';

// Fetching code takes time of its own, for which no test waits.
beforeAll(async () => {
  await Promise.all([
    import('~/view/screen/TableScreen'),
    import('~/view/screen/TilesScreen'),
    import('~/view/screen/SectionsScreen'),
    import('~/view/screen/TabsScreen'),
    import('~/view/screen/FrameScreen'),
    import('~/view/screen/PlaceholderScreen'),
    import('~/view/screen/query/ScreenQuery'),
    ...Object.values(screens).map(({ load }) => load()),
  ]);
}, 60_000);

/** What an operation gives instead of the demo's answer; nothing for that answer. */
export type Reply = () => Response | Promise<Response> | undefined;

/** How a screen is drawn. */
export interface Drawing {
  /** What is in its address beside what it needs. */
  readonly query?: URLSearchParams;
  readonly language?: string;
  /** What operations give instead of the demo's answers; under `*` all others. */
  readonly replies?: { readonly [K in OperationId | '*']?: Reply };
}

/** Draws a screen as the demo backend answers, and waits until it has come to rest. */
export async function draw(
  { screen, path, title, tail }: Shipped,
  { query, language = 'en', replies = {} }: Drawing = {},
) {
  cleanup();
  const requested: string[] = [];
  const world = await setUp({
    scope: { ...session, language, externalLinks: { reports: 'https://frames.example/reports' } },
    language,
    address: `${path}?${new URLSearchParams([...Object.entries(samplesOf(screen)), ...(query ?? [])])}`,
    fetch: async (request) => {
      requested.push(request.url);
      const operation = operationOf(request);
      const reply = (operation && replies[operation]) ?? replies['*'];
      const answer = reply?.();
      if (answer) return answer;
      request.headers.set('uic-token', 'demo-session-full');
      return few(await demo.fetch(request));
    },
  });
  world.services.page.hashPath = () => world.address.get();
  const words = (text: Text): string => world.texts(text);
  const context: ScreenState = {
    title: words(title),
    tail,
    period: lastDays(30),
    renewPeriod: () => undefined,
    periodPicker: null,
    setMeta: () => undefined,
  };
  function Page() {
    return (
      <ScreenContext value={context}>
        <ScreenView screen={screen} search={useStore(world.address).replace(/^[^?]*/, '')} />
      </ScreenContext>
    );
  }
  await world.show(<Page />);
  await rest();
  return { ...world, requested, words };
}

/** Rows of a list that tell as much as hundreds. */
const rows = 4;

/** An answer whose list ends soon. */
async function few(response: Response): Promise<Response> {
  const body: unknown = await response.json();
  const data = getOwn(body, 'data');
  const items = getOwn(data, 'items');
  const isLong =
    isRecord(body) && isRecord(data) && isList(items) && items.length > rows && getOwn(data, 'total') !== undefined;
  return Response.json(
    isLong ? { ...body, data: { ...data, items: items.slice(0, rows), total: rows } } : body,
    response,
  );
}

const busy = '[aria-busy="true"], .descry-skeleton';

/** Lets all that is on its way arrive. What never arrives is left as it is. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await act(settle);
    if (!document.querySelector(busy)) return;
  }
}

/** What is still waited for on the page. */
export const waiting = (): number => document.querySelectorAll(busy).length;

/** The texts of the elements that a selector finds. */
export function textsOf(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}
