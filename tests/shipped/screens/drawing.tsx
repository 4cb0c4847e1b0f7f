import { act, cleanup } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { ScreenPlaceContext, type ScreenPlace } from '../../../src/render/screens/screen-place';
import { ScreenView } from '../../../src/render/screens/ScreenView';
import { useStore } from '../../../src/render/use-store';
import { screens } from '../../../src/generated/catalogue';
import type { Text } from '../../../src/generated/types';
import type { OperationId } from '../../../src/generated/operations';
import { isList, isRecord } from '../../../src/lib/json';
import { own } from '../../../src/lib/own';
import { setUp } from '../../render/support';
import { operationOf } from '../../support/every-drawer';
import { settle } from '../../support/fake-clock';
import { demo, lastDays, samplesOf, session, type Shipped } from './every-screen';

// Fetching code takes time of its own, for which no test waits.
beforeAll(async () => {
  await Promise.all([
    import('../../../src/render/screens/TableScreen'),
    import('../../../src/render/screens/TilesScreen'),
    import('../../../src/render/screens/SectionsScreen'),
    import('../../../src/render/screens/TabsScreen'),
    import('../../../src/render/screens/FrameScreen'),
    import('../../../src/render/screens/PlaceholderScreen'),
    ...Object.values(screens).map(({ load }) => load()),
  ]);
}, 60_000);

/** What an operation gives instead of the demo's answer; nothing for that answer. */
export type Reply = () => Response | Promise<Response> | undefined;

/** How a screen is drawn. */
export interface Drawing {
  /** What stands in its address beside what it needs. */
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
  const asked: string[] = [];
  const world = await setUp({
    scope: { ...session, language, externalLinks: { reports: 'https://frames.example/reports' } },
    language,
    address: `${path}?${new URLSearchParams([...Object.entries(samplesOf(screen)), ...(query ?? [])])}`,
    fetch: async (request) => {
      asked.push(request.url);
      const operation = operationOf(request);
      const reply = (operation && replies[operation]) ?? replies['*'];
      const own = reply?.();
      if (own) return own;
      request.headers.set('uic-token', 'demo-session-full');
      return few(await demo.fetch(request));
    },
  });
  world.services.page.hashPath = () => world.place.get();
  const words = (text: Text): string => world.texts.say.get()(text.key, {}, text.text);
  const place: ScreenPlace = {
    title: words(title),
    tail,
    period: lastDays(30),
    renewPeriod: () => undefined,
    periodPicker: null,
    tell: () => undefined,
  };
  function Page() {
    return (
      <ScreenPlaceContext value={place}>
        <ScreenView screen={screen} search={useStore(world.place).replace(/^[^?]*/, '')} />
      </ScreenPlaceContext>
    );
  }
  await world.show(<Page />);
  await rest();
  return { ...world, asked, words };
}

/** Rows of a list that tell as much as hundreds. */
const rows = 4;

/** An answer whose list ends soon. */
async function few(response: Response): Promise<Response> {
  const body: unknown = await response.json();
  const data = own(body, 'data');
  const items = own(data, 'items');
  const isLong =
    isRecord(body) && isRecord(data) && isList(items) && items.length > rows && own(data, 'total') !== undefined;
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
