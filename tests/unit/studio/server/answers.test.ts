import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Answers } from '~/studio/server/answers';

/** Answers a request, as the development server does. */
function answer(answers: Answers, url: string, body: unknown, type = 'application/json', status = 200): void {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
  const response = new ServerResponse(request);
  answers.watch(request, response);
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.end(JSON.stringify(body));
  response.emit('finish');
}

const hosts = { method: 'get', path: '/hosts/{id}' } as const;

test('the last answer of an operation is the one that came last, also of an address that answered before', () => {
  const answers = new Answers();
  answer(answers, '/hosts/1', 'first');
  answer(answers, '/hosts/2', 'second');
  expect(answers.of(hosts)).toBe('second');
  answer(answers, '/hosts/1', 'third');
  expect(answers.of(hosts)).toBe('third');
});

test.each([
  ['application/json', 'body'],
  ['Application/JSON; charset=utf-8', 'body'],
  ['application/json, application/json', 'body'],
  ['text/html', undefined],
])('of an answer of the type "%s" is left: %s', (type, want) => {
  const answers = new Answers();
  answer(answers, '/config.json', 'body', type);
  expect(answers.at('GET', '/config.json')).toBe(want);
});

test('of many addresses those that answered last are remembered', () => {
  const answers = new Answers();
  for (let id = 0; id <= 1000; id += 1) answer(answers, `/hosts/${id}`, id);
  expect([answers.at('GET', '/hosts/0'), answers.at('GET', '/hosts/1')]).toEqual([undefined, 1]);
});

test('an address that fails after an answer has none', () => {
  const answers = new Answers();
  answer(answers, '/hosts/1', { state: 'online' });
  answer(answers, '/hosts/1', { code: 403 }, 'application/json', 403);
  expect(answers.of(hosts)).toBeUndefined();
  answer(answers, '/hosts/1', { state: 'online' });
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/hosts/1' });
  const response = new ServerResponse(request);
  answers.watch(request, response);
  response.emit('close');
  expect(answers.of(hosts)).toBeUndefined();
});
