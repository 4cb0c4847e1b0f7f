import { afterEach, expect, test, vi } from 'vitest';
import { call } from '~/studio/page/model/call';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['its reason', Response.json({ problem: 'There is no such file.' }, { status: 400 }), 'There is no such file.'],
  ['a text', new Response('Payload Too Large', { status: 413 }), 'The server refused this with the status 413.'],
  ['a page', new Response('<!doctype html>', { status: 200 }), 'The server refused this with the status 200.'],
])('a call that is answered with %s fails with a sentence', async (_, response, sentence) => {
  vi.stubGlobal('fetch', async () => response);
  await expect(call('read', { file: 'a.json' })).rejects.toThrow(sentence);
});
