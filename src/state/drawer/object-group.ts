import { settings } from '~/generated/console/console';
import { isRecord, isString, parseJson } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

/** What the drawer of a group of objects is opened with: the payload goes to the server as it is. */
export interface ObjectGroupInput {
  readonly title?: string;
  readonly payload: unknown;
}

/** The name of that drawer in addresses and in the page. */
export const objectGroup = 'object-group';

/** Reads what asks for a group. The payload must be JSON, and not longer than an address can hold. */
export function readObjectGroup(detail: unknown): ObjectGroupInput | undefined {
  if (!isRecord(detail)) return undefined;
  const title = getOwn(detail, 'title');
  const payload = asJson(getOwn(detail, 'payload'));
  if (payload === undefined || payload === null || (title !== undefined && !isString(title))) return undefined;
  return { ...(title !== undefined && { title }), payload };
}

/** The value after a conversion to JSON and back; `undefined` if JSON cannot express it or the text is too long. */
function asJson(value: unknown): unknown {
  try {
    const text = JSON.stringify(value);
    return isString(text) && text.length <= settings.drawer.longestPayload ? parseJson(text) : undefined;
  } catch {
    return undefined;
  }
}
