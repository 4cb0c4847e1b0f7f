import { diagnose } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import { nearestName } from '../../diagnostics/nearest-name';
import { inAllDescriptors, routeLedTo } from '../../2-analyze/analysis';
import type { Descriptor } from '../../language/model';
import { query } from '../../memo';
import type { Project } from '../../1-parse/project';
import { perDescriptor } from '../per-descriptor';
import { builtAddresses, type WrittenValue } from './built-addresses';

/** A reason that a link gives to the page that says why access is denied. */
interface GivenReason {
  readonly descriptor: Descriptor;
  readonly written: WrittenValue;
}

const reasonsGivenIn = query((project: Project, descriptor: Descriptor): readonly GivenReason[] =>
  builtAddresses(project, descriptor).flatMap(({ path, members }) => {
    const reasons = members.filter(({ name }) => name === 'msg').flatMap(({ written }) => written);
    const route = reasons.length > 0 ? routeLedTo(project, path)?.authored : undefined;
    const isDenied = route !== undefined && 'page' in route && route.page === 'access-denied';
    return isDenied ? reasons.map((written) => ({ descriptor, written })) : [];
  }),
);

const reasonsGiven = inAllDescriptors(reasonsGivenIn);

/** A reason that links give is one of `accessDenied`. For one that is like none the page shows the text of `other`. */
export const deniedReasons = perDescriptor(['console'], function* (project, descriptor) {
  const declared = Object.keys(descriptor.authored.accessDenied ?? {});
  const given = reasonsGiven(project);
  const names = new Set(given.map(({ written }) => written.text));
  const unknown = given.filter(({ written }) => !declared.includes(written.text));
  // One that is misspelt where it is declared is what no link gives, and all links are right.
  const unused = declared.filter((name) => !names.has(name));
  const misspelt = new Set<string>();
  for (const name of unused) {
    const meant = nearestName(name, new Set(unknown.map(({ written }) => written.text)));
    if (meant === undefined || misspelt.has(meant)) continue;
    misspelt.add(meant);
    const found = { ...finding('link/reason.unused', { name }), hint: hint('nearest', { name: meant }), fix: meant };
    yield diagnose(descriptor, ['accessDenied', name], { ...found, key: true });
  }
  for (const { descriptor: from, written } of unknown) {
    const { text, location, advice } = written;
    if (misspelt.has(text) || nearestName(text, declared) === undefined) continue;
    const found = { ...finding('link/reason.unknown', { name: text }), ...advice(declared) };
    yield diagnose(from, location.path, { ...location.mark, ...found });
  }
});
