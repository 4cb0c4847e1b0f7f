import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendUpload, type UploadProgress } from '~/platform/send-upload';

/** What the next call answers. */
interface Answer {
  readonly status: number;
  readonly text?: string;
  readonly headers?: string;
  /** Where a redirect has led to. */
  readonly address?: string;
}

/** `XMLHttpRequest` as far as an upload uses it; a test says when something happens. */
class FakeCall extends EventTarget {
  static last: FakeCall;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  responseType = '';
  withCredentials = false;
  responseURL = '';
  status = 0;
  response: unknown = null;
  body: unknown;
  #address = '';
  #headers = '';

  constructor() {
    super();
    FakeCall.last = this;
  }

  open(method: string, address: string): void {
    this.#address = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return this.#headers;
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    for (const type of ['abort', 'loadend']) this.dispatchEvent(new Event(type));
  }

  progress(target: EventTarget, loaded: number, total = 10): void {
    target.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  begin({ status, headers = '', address = this.#address.split(/[ #]/)[1] ?? '' }: Answer): void {
    Object.assign(this, { status, responseURL: address });
    this.#headers = headers;
  }

  answer(answer: Answer): void {
    this.begin(answer);
    this.response = new TextEncoder().encode(answer.text ?? '').buffer;
    for (const type of ['load', 'loadend']) this.dispatchEvent(new Event(type));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeCall));
afterEach(() => void vi.unstubAllGlobals());

const form = new FormData();
form.append('a', '1');

function setUp(init: RequestInit = {}) {
  const seen: UploadProgress[] = [];
  const request = new Request('https://api.example/files#top', {
    method: 'POST',
    body: form,
    headers: { 'X-Trace-Id': 'trace-1' },
    ...init,
  });
  const upload = {
    body: form,
    maxAnswerBytes: 100,
    onProgress: (progress: UploadProgress) => void seen.push(progress),
  };
  return { seen, response: sendUpload(request, upload), call: FakeCall.last };
}

describe('an upload', () => {
  test('sends the headers of the request, without the boundary of another body, and answers like fetch', async () => {
    const { call, response } = setUp({ credentials: 'include' });
    expect(call).toMatchObject({ headers: { 'x-trace-id': 'trace-1' }, body: form, withCredentials: true });
    expect(call.headers).not.toHaveProperty('content-type');
    call.answer({ status: 413, text: '{"a":1}', headers: 'content-type: application/json\r\nx-a: b: c\r\n' });
    const { status, headers } = await response;
    expect([status, headers.get('content-type'), headers.get('x-a')]).toEqual([413, 'application/json', 'b: c']);
    expect(await (await response).json()).toEqual({ a: 1 });
  });

  test('reports what has been sent, and that the answer is coming', () => {
    const { call, seen } = setUp();
    call.progress(call.upload, 4);
    call.progress(call.upload, 10);
    call.progress(call, 50);
    expect(seen).toEqual([
      { sent: 4, total: 10 },
      { sent: 10, total: 10 },
      { sent: 10, total: 10 },
    ]);
  });

  test('has no answer after a redirect', async () => {
    const { call, response } = setUp();
    call.answer({ status: 200, address: 'https://evil.example/' });
    expect(await response).toMatchObject({ status: 0, ok: false });
  });

  test('gives no body to an answer that can have none', async () => {
    const { call, response } = setUp();
    call.answer({ status: 204 });
    expect(await response).toMatchObject({ status: 204, body: null });
  });

  test('stops at an answer that is too long, and says how long it was', async () => {
    const { call, response } = setUp();
    call.begin({ status: 200 });
    call.progress(call, 101, 0);
    expect((await response).headers.get('content-length')).toBe('101');
  });

  test.each([
    ['without a connection', (call: FakeCall) => call.dispatchEvent(new Event('error'))],
    ['with a status that no response has', (call: FakeCall) => call.answer({ status: 999 })],
  ])('fails %s', async (_, end) => {
    const { call, response } = setUp();
    end(call);
    await expect(response).rejects.toBeInstanceOf(TypeError);
  });

  test('fails with the reason of who cancels it', async () => {
    const stop = new AbortController();
    const { response } = setUp({ signal: stop.signal });
    stop.abort(new Error('cancelled'));
    await expect(response).rejects.toThrow('cancelled');
  });

  test('is not begun when it has been cancelled before', async () => {
    const { call, response } = setUp({ signal: AbortSignal.abort(new Error('cancelled')) });
    await expect(response).rejects.toThrow('cancelled');
    expect(call.body).toBeUndefined();
  });
});
