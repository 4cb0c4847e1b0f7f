/** How much of the body of a request has been sent, in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** The body of a request whose progress is watched. */
export interface Upload {
  readonly body: FormData | Blob;
  /** The answer is cut off when it is longer. */
  readonly maxAnswerBytes: number;
  /** Called again and again while bytes go out, and while the answer comes in. */
  readonly onProgress: (progress: UploadProgress) => void;
}

/**
 * Sends a request with another body, and reports its progress, which `fetch` does not. Its credentials, headers and
 * signal are those of the request. Rejects like `fetch`. A redirect gives the answer of an error without a status, as
 * with `redirect: 'manual'`; the content policy (`connect-src`) says to which origins the browser may follow it.
 */
export function sendUpload(request: Request, upload: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const call = new XMLHttpRequest();
    const stop = (): void => call.abort();
    const fail = (): void => reject(signal.aborted ? signal.reason : new TypeError('The upload failed.'));
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    call.withCredentials = request.credentials === 'include';
    for (const [name, value] of headersOf(request, upload.body)) call.setRequestHeader(name, value);
    let progress = { sent: 0, total: upload.body instanceof Blob ? upload.body.size : 0 };
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      progress = { sent: loaded, total };
      upload.onProgress(progress);
    });
    call.addEventListener('progress', ({ loaded }) => {
      if (loaded > upload.maxAnswerBytes) {
        resolve(new Response(null, { status: call.status, headers: { 'Content-Length': String(loaded) } }));
        stop();
      } else upload.onProgress(progress);
    });
    call.addEventListener('load', () => {
      // A status that no response can have is a failure.
      try {
        resolve(responseOf(call, request.url));
      } catch {
        fail();
      }
    });
    for (const type of ['error', 'abort', 'timeout']) call.addEventListener(type, fail);
    call.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) fail();
    else call.send(upload.body);
  });
}

/** The headers of a request. The browser writes the media type of a form, which names the boundary of its parts. */
function headersOf({ headers }: Request, body: FormData | Blob): readonly (readonly [string, string])[] {
  return [...headers].filter(([name]) => !(body instanceof FormData && name.toLowerCase() === 'content-type'));
}

function responseOf(call: XMLHttpRequest, address: string): Response {
  const { responseURL } = call;
  if (responseURL !== '' && responseURL !== address.split('#')[0]) return Response.error();
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body: unknown = [204, 205, 304].includes(call.status) ? null : call.response;
  return new Response(body instanceof ArrayBuffer ? body : null, { status: call.status, headers });
}
