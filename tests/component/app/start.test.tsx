import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { App } from '~/app/create-app';
import { start } from '~/app/start';
import { json } from '../../harness/api-client';
import { calm, fakeEnvironment, part } from '../../harness/app/console';

let app: App | undefined;

afterEach(() => {
  app?.router.dispose();
  app?.stop();
  app = undefined;
  document.body.replaceChildren();
});

/** Starts with an answer for `config.json`; everything else is answered as for an ordinary user. */
async function startWith(config: Response, local: Readonly<Record<string, string>> = {}) {
  const fakes = fakeEnvironment({ local });
  const container = document.body.appendChild(document.createElement('div'));
  const { fetch } = fakes.environment;
  await act(async () => {
    app = await start(
      {
        ...fakes.environment,
        fetch: (request, init) =>
          request === './config.json' ? Promise.resolve(config.clone()) : fetch(request, init),
      },
      container,
    );
  });
  await calm();
  return fakes;
}

test.each<[string, Response, readonly string[]]>([
  ['no JSON', new Response('{'), ['config.json']],
  ['a wrong value', json({ liveChannel: { jitter: 2 } }), ['config.json', 'liveChannel.jitter']],
  ['a misspelt key', json({ regoin: 'UAE' }), ['config.json', 'regoin']],
  ['an answer that is a failure', json({}, 500), ['config.json', '500']],
])('a start-up file with %s gives a plain page with file, key and reason', async (_, config, want) => {
  const { requested } = await startWith(config);
  const page = screen.getByRole('alert');
  for (const text of want) expect(page.textContent).toContain(text);
  expect(requested).toEqual([]);
  expect(part('shell')).toBeNull();
});

test('markup in a start-up file stays text', async () => {
  await startWith(json({ '<img src=x>': 1 }));
  expect(document.querySelector('img')).toBeNull();
});

test('the brand is kept in session storage, not in local storage [SH-BR-01, SH-LS-07]', async () => {
  const { tab, local } = await startWith(json({ brand: { enableCustomLogo: true, headerLogo: '/a.svg' } }));
  expect(tab.getItem('uic_brand')).toBe('{"enableCustomLogo":true,"headerLogo":"/a.svg"}');
  expect(local.getItem('uic_brand')).toBeNull();
});

test('the start-up file decides where the API lives', async () => {
  const { requested } = await startWith(json({ apiOrigin: 'https://api.example' }));
  expect(requested).toContain('https://api.example/ui/uic/v3/menu');
});

test.each([
  ['the stored language speaks', 'ja', 'ja', 'メインメニュー'],
  ['a language that the console lacks falls back to English', 'fr', 'en', 'Main menu'],
])('%s', async (_, stored, lang, want) => {
  await startWith(json({}), { uic_language: stored });
  expect(document.documentElement.lang).toBe(lang);
  expect(screen.getByRole('navigation', { name: want })).toBe(part('side-menu'));
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['no-such-theme', 'light'],
])('the stored theme %s is applied as %s', async (stored, want) => {
  await startWith(json({}), { uic_theme: stored });
  expect(document.documentElement.dataset['bpColorScheme']).toBe(want);
});

test('the console starts without a start-up file', async () => {
  await startWith(new Response('', { status: 404 }));
  expect(part('shell')).not.toBeNull();
});
