import type { Form, FormLine } from '~/generated/contract/descriptor-types';
import type { Translate } from '~/i18n/translate';
import { byteSize } from '~/lib/byte-size';
import { getOwn } from '~/lib/get-own';
import { isRecord } from '~/lib/json';
import { isOfMediaType } from '~/lib/media-type';
import { visibleText } from '~/lib/visible-text';

/** Which files a line of a form takes. */
export interface FileLimits {
  /** Media types such as `image/*`, and endings such as `.eml`; all files without any. */
  readonly accept: readonly string[];
  readonly maxBytes: number | undefined;
  /** Whether it takes several. */
  readonly several: boolean;
}

/** The files that a line takes, by the compiled schema of its property; `undefined` for a line of other values. */
export function fileLimits({ widget, accept = [], maxSize }: FormLine, property: unknown): FileLimits | undefined {
  if (widget !== 'file') return undefined;
  return { accept, maxBytes: maxSize, several: isRecord(getOwn(property, 'items')) };
}

/** The lines of a form that take files. */
export function fileLines({ layout }: Form): readonly FormLine[] {
  return layout.filter(({ widget }) => widget === 'file');
}

/** A limit in words, without decimals where it has none: `25 MB`. */
export function limitText(bytes: number): string {
  return byteSize(bytes).replace('.00 ', ' ');
}

/** Why a file cannot be sent, in words; `undefined` if it can. */
export function fileProblem(file: File, { accept, maxBytes }: FileLimits, t: Translate): string | undefined {
  const name = visibleText(file.name);
  if (!isAccepted(file, accept)) return t('UI.FILE_TYPE', { name, types: accept.join(', ') });
  if (file.size === 0) return t('UI.FILE_EMPTY', { name });
  if (maxBytes === undefined || file.size <= maxBytes) return undefined;
  return t('UI.FILE_LARGE', { name, size: byteSize(file.size), limit: limitText(maxBytes) });
}

/** Why a server has refused a file, by the status of its answer; `undefined` for other answers. */
export function refusalText(status: number, lines: readonly FormLine[], t: Translate): string | undefined {
  const [line] = lines;
  if (!line) return undefined;
  const { accept = [], maxSize } = line;
  const types = accept.join(', ');
  if (status === 413)
    return maxSize === undefined
      ? t('UI.FILE_REFUSED_LARGE')
      : t('UI.FILE_REFUSED_SIZE', { limit: limitText(maxSize) });
  if (status === 415) return types === '' ? t('UI.FILE_REFUSED_TYPE') : t('UI.FILE_REFUSED_TYPES', { types });
  return undefined;
}

/** Whether a file has one of the endings or media types. The browser does not know the type of every file. */
function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const endings = accept.filter((one) => one.startsWith('.'));
  if (endings.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()))) return true;
  const types = accept.filter((one) => !one.startsWith('.'));
  if (type === '') return types.length > 0 && endings.length === 0;
  return types.some((one) => isOfMediaType(type, one));
}
