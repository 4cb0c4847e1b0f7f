import { isRecord } from '~/lib/json';
import { expressionsOf, textsBuilt } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding, hint, type LocatedFinding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import { perEveryDescriptor } from '../per-descriptor';

/** The console opens an address with https, or one of its own origin: no other that is written here ever opens. */
export const outsideAddresses = perEveryDescriptor(function* (project, descriptor) {
  for (const [{ path }, { syntax, text: source }] of expressionsOf(project, descriptor)) {
    if (path.at(-1) !== 'href' || !syntax) continue;
    const holder = valueAt(descriptor.value, path.slice(0, -1));
    const mayBeUnsecured = isRecord(holder) && holder['unsecured'] === true;
    for (const { text, rangeOf } of textsBuilt(syntax, source)) {
      const found = check(text, mayBeUnsecured);
      if (!found) continue;
      const { length, ...problem } = found;
      const { start: index, end } = rangeOf(0, length);
      yield diagnose(descriptor, path, { ...problem, at: { index, length: end - index } });
    }
  }
});

/** What is wrong with the beginning of an address, and the length of that beginning. */
function check(text: string, mayBeUnsecured: boolean): (LocatedFinding & { readonly length: number }) | undefined {
  const [host] = /^www\.[^/]*/i.exec(text) ?? [];
  if (host !== undefined) {
    const wrong = finding('link/outside.host', { host });
    return { ...wrong, ...instead(`https://${host}`), length: host.length };
  }
  const [scheme = 'https:'] = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.map((one) => one.toLowerCase()) ?? [];
  if (scheme === 'https:' || (scheme === 'http:' && mayBeUnsecured)) return undefined;
  if (scheme !== 'http:') return { ...finding('link/outside.scheme', { scheme }), length: scheme.length };
  return { ...finding('link/outside.http'), ...instead('https:'), severity: 'warning', length: scheme.length };
}

function instead(fix: string): Pick<LocatedFinding, 'hint' | 'fix'> {
  return { hint: hint('nearest', { name: fix }), fix };
}
