import { realClock, type Clock } from '../lib/clock';

/** Names that Windows keeps for devices, whatever follows the dot. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Longest name: what all file systems take, also where a letter needs three bytes. */
const longest = 80;

/** How long a browser may take to begin reading, e.g. while it asks where to put the file. In milliseconds. */
const reading = 60_000;

/** Lets the reader save a text as a file. `type` is its media type, without parameters. */
export function saveFile(name: string, text: string, type: string, clock: Clock = realClock): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(address), reading);
}

/** A name that every system takes, and that shows what it is: its ending stays, signs of direction go. */
export function fileName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\s<>:"/\\|?*]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .replace(devices, '$&-');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = [...clean.slice(0, clean.length - ending.length)].slice(0, longest - ending.length).join('');
  return `${stem || 'file'}${ending}`;
}
