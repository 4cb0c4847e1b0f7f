import { diagnose } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { pathInDescriptor } from '../diagnostics/locate';
import { stepsOf } from '../language/address';
import type { Authored } from '../language/authored';
import type { SeverityOverride } from '../language/authored-types';
import type { Diagnostic } from '../language/model';
import type { Project } from '../1-parse/project';

type Override = Authored<SeverityOverride>;

/** Gives warnings the severities of `checks.json`, and reports the entries that fit none. */
export function applySeverities(project: Project, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const checks = project.find('checks', 'checks');
  const overrides = checks?.authored.severities ?? [];
  if (!checks || overrides.length === 0) return diagnostics;
  const used = new Set<Override>();
  const changed = diagnostics.flatMap((diagnostic): readonly Diagnostic[] => {
    if (diagnostic.severity !== 'warning') return [diagnostic];
    const fitting = overrides.filter((one) => one && fits(project, one, diagnostic));
    for (const one of fitting) if (one) used.add(one);
    const severity = fitting.at(-1)?.severity ?? 'warning';
    return severity === 'off' ? [] : [{ ...diagnostic, severity }];
  });
  // A rule that met a mistake may have found less than it would otherwise.
  const isRight = changed.every(({ severity }) => severity !== 'error');
  const unused = overrides.flatMap((one, index) =>
    isRight && one && !used.has(one) ? [diagnose(checks, ['severities', index], finding('checks/unused'))] : [],
  );
  return [...changed, ...unused];
}

function fits(project: Project, { code, file, part }: Override, diagnostic: Diagnostic): boolean {
  if (code !== diagnostic.code) return false;
  if (file === undefined) return true;
  if (project.kinds.belowDescriptors(diagnostic.file) !== file) return false;
  if (part === undefined) return true;
  const descriptor = project.descriptors.find((one) => one.file.path === diagnostic.file);
  const path = descriptor && pathInDescriptor(descriptor, diagnostic);
  const address = path ? stepsOf(descriptor, path).join('.') : '';
  return address === part || address.startsWith(`${part}.`);
}
