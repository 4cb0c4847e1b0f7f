import { realClock, type Clock } from './clock';

/** Names that Windows reserves for devices, with any extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Maximum length of a name on all file systems, even if a character needs three bytes. */
const maxLength = 80;

/** Milliseconds that a browser may take to begin reading, e.g. while it shows a dialog for the folder. */
const readDelay = 60_000;

/** Downloads a text as a file. `type` is its media type, without parameters. */
export function saveFile(name: string, text: string, type: string, clock: Clock = realClock): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(address), readDelay);
}

/**
 * A file name for every operating system. The extension stays, so that it shows the type; bidirectional controls are
 * removed.
 */
export function fileName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\s<>:"/\\|?*]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .replace(devices, '$&-');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, maxLength - ending.length).join('');
  return `${stem || 'file'}${ending}`;
}
