import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import type { Authored } from '../../language/authored';
import type { FormProperty } from '../../language/authored-types';
import { type CaseRequest, FormCases } from './form-cases-of';
import { perDescriptor } from '../per-descriptor';

/** The properties of a form by name. */
export type AuthoredProperties = Readonly<Record<string, Authored<FormProperty> | undefined>>;

/**
 * Cases of a form ask for properties of its schema, in a way that fits their type. The schema does not require these
 * properties itself.
 */
export const formCases = perDescriptor(['form'], function* (_project, descriptor) {
  const { schema, cases } = descriptor.authored;
  const properties = schema?.properties ?? {};
  const caseRequests = new FormCases(descriptor.authored);
  const casesProperty = cases?.property;
  if (casesProperty !== undefined && Object.hasOwn(properties, casesProperty)) {
    yield diagnose(descriptor, ['cases', 'property'], finding('form/case-property', { name: casesProperty }));
  }
  for (const [index, name] of (schema?.required ?? []).entries()) {
    if (name === undefined || !caseRequests.has(name)) continue;
    yield diagnose(descriptor, ['schema', 'required', index], finding('form/case-required', { name }));
  }
  for (const [name, property] of Object.entries(properties)) {
    if (property?.type !== 'object' || caseRequests.has(name)) continue;
    const open = { ...finding('form/case-keys', { name }), key: true };
    yield diagnose(descriptor, ['schema', 'properties', name], open);
  }
  for (const [index, one] of (cases?.items ?? []).entries()) {
    for (const [name, request] of Object.entries(one?.asks ?? {}))
      yield* checkRequest(descriptor, ['cases', 'items', index, 'asks', name], request, { name, properties });
  }
});

function* checkRequest(
  descriptor: Descriptor,
  path: Path,
  request: CaseRequest,
  { name, properties }: { readonly name: string; readonly properties: AuthoredProperties },
): Iterable<Diagnostic> {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property === undefined) {
    const unknown = { ...finding('form/case-ask.unknown', { name }), ...suggest(name, Object.keys(properties)) };
    yield diagnose(descriptor, path, { ...unknown, key: true });
    return;
  }
  const byKey = property.type === 'object';
  const problem =
    byKey !== Array.isArray(request)
      ? byKey
        ? finding('form/case-ask.keys', { name })
        : finding('form/case-ask.single', { name })
      : (request === 'public' || request === 'private') && !canBeNarrowed(property)
        ? finding('form/case-ask.narrow')
        : undefined;
  if (problem) yield diagnose(descriptor, path, problem);
}

function canBeNarrowed(property: Authored<FormProperty>): boolean {
  return property.type === 'string' && property.format === 'ipv4' && property.pattern === undefined;
}
