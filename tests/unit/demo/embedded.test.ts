import { expect, test } from 'vitest';
import { embeddedPage, embeddedReports } from '~/demo/company/embedded-reports';
import { withEntries } from '~/demo/company/entries';
import { story } from '~/demo/company/story';
import { endpoints } from '~/demo/company/assets/endpoints/generate';
import { indicatorsById } from '~/demo/company/threats/indicators/generate';
import { mobiles } from '~/demo/company/assets/mobiles/generate';
import { peopleById } from '~/demo/company/people/generate';
import { routes } from '~/generated/console/routes';
import { demoApp, files, START } from '../../harness/demo/support';

const reports = embeddedReports({ start: START });

test('the embedded application is one page, and no text of a report ends the script that holds it', async () => {
  const response = await demoApp().fetch(new Request('http://demo.test/__demo/embedded'));
  expect(response.headers.get('content-type')).toMatch('text/html');
  const page = await response.text();
  const [, held] = /<script type="application\/json" id="reports">([^<]*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(held ?? '')).toEqual(JSON.parse(JSON.stringify(reports)));
});

test('its page does what no application may do only where the demo has hostile entries', () => {
  const page = files.pages['embedded.html'] ?? '';
  const made = (isHostile: boolean) => withEntries(isHostile, () => embeddedPage(page, { start: START }));
  expect([made(true), made(false)].map((each) => each.includes('isbehave'))).toEqual([true, false]);
  expect(made(false)).toMatch(/<div id="view"><\/div>\s*<\/main>/);
});

test('its page holds no script, style or handler that a strict policy stops, and its files are served', async () => {
  const page = files.pages['embedded.html'] ?? '';
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*(src=|application\/json))/);
  const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(sources).toHaveLength(4);
  for (const path of sources) {
    expect((await demoApp().fetch(new Request(`http://demo.test${path}`))).status, path).toBe(200);
  }
});

test('every object of a report is one of the month, and every page one of the console', () => {
  const known: Readonly<Record<number, (id: string) => boolean>> = {
    1: (id) => id === story.mail,
    3: (id) => indicatorsById().has(id),
    7: (id) => mobiles().some((each) => each.id === id),
    8: (id) => endpoints().some((each) => each.id === id),
    11: (id) => peopleById().has(id),
  };
  const objects = reports.flatMap((report) => report.objects);
  expect(objects.filter(({ search_type, id }) => known[search_type]?.(id) !== true)).toEqual([]);
  expect(new Set(objects.map(({ search_type }) => search_type))).toEqual(new Set([1, 3, 7, 8, 11]));
  for (const { to } of reports.flatMap(({ pages }) => pages)) {
    expect(routes.some(({ path }) => to === path || to.startsWith(path.replace('{id*}', '')))).toBe(true);
  }
});

test('one page never answers within a minute', async () => {
  const delays: number[] = [];
  const app = demoApp({
    wait: async (milliseconds) => {
      delays.push(milliseconds);
    },
  });
  await app.fetch(new Request('http://demo.test/__demo/embedded/never'));
  expect(delays).toEqual([60_000]);
});
