import { misleadingHosts as hostsIn } from '~/lib/visible-text';
import { finding } from '../../diagnostics/finding';
import { everyWriting } from './every-writing';

/** No text of a descriptor and no message of a language has a host that mixes scripts, or imitates Latin letters. */
export const misleadingHosts = everyWriting((text) =>
  hostsIn(text).map(({ index, host, ascii }) => {
    const found = finding('text/misleading-host', { host, ascii });
    return { ...found, at: { index, length: host.length }, fix: ascii };
  }),
);
