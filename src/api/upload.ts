import type { Middleware } from 'openapi-fetch';
import type { BodyMedia } from '~/generated/contract/operations';
import { getOwn } from '~/lib/get-own';
import { isList, isRecord, isString } from '~/lib/json';
import { isJsonType, isOfMediaType } from '~/lib/media-type';
import type { UploadProgress } from '~/platform/send-upload';
import type { Calls } from './call-middleware';

/** A call whose body is no JSON. */
interface UploadCall {
  readonly media: BodyMedia;
  readonly body: unknown;
  readonly onProgress: ((progress: UploadProgress) => void) | undefined;
}

/** What a call gives to openapi-fetch in place of its JSON. A call without the file that it needs is not sent. */
export function uploadInit(calls: Calls, { media, body, onProgress = () => undefined }: UploadCall) {
  const sent = uploadBody(media, body);
  const middleware: Middleware = {
    onRequest({ request }) {
      const call = calls.get(request);
      if (!call) return;
      calls.set(request, sent ? { ...call, upload: { body: sent, onProgress } } : { ...call, refusal: 'arguments' });
    },
  };
  return {
    init: {
      body: sent,
      bodySerializer: (written: unknown) => written,
      ...(sent instanceof Blob && { headers: { 'Content-Type': sent.type || 'application/octet-stream' } }),
    },
    middleware,
  };
}

/** The body of a call as the contract wants it; `undefined` if there is no file to send. */
function uploadBody(media: BodyMedia, body: unknown): FormData | Blob | undefined {
  if (media.as === 'multipart') return formOf(body, media.types ?? {});
  return body instanceof Blob ? typed(body, media.types) : undefined;
}

/** Each member is a part; a list has one for each of its items. What is missing or null has none. */
function formOf(body: unknown, types: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(body) ? body : {})) {
    const type = String(getOwn(types, name) ?? '');
    for (const item of isList(value) && !isJsonType(type) ? value : [value]) append(form, { name, item, type });
  }
  return form;
}

/** A part of a form: its name, its value and the media types that the contract says. */
interface Part {
  readonly name: string;
  readonly item: unknown;
  readonly type: string;
}

function append(form: FormData, { name, item, type }: Part): void {
  if (item === undefined || item === null) return;
  if (item instanceof Blob) form.append(name, typed(item, type.split(',')));
  else if (isJsonType(type)) form.append(name, new Blob([JSON.stringify(item)], { type: 'application/json' }));
  // A text has no media type of its own: a part with one would be a file for most servers.
  else form.append(name, isString(item) ? item : JSON.stringify(item));
}

/**
 * A file of a media type that the contract takes. What the browser says of a file depends on the programs of the
 * machine: a `.csv` is `application/vnd.ms-excel` on many.
 */
function typed(file: Blob, types: readonly string[]): Blob {
  const known = types.map((type) => type.trim()).find((type) => type !== '' && !type.includes('*'));
  if (known === undefined || types.some((type) => isOfMediaType(file.type, type))) return file;
  return file instanceof File ? new File([file], file.name, { type: known }) : new Blob([file], { type: known });
}
