import { declaredInputs } from '../../1-parse/parts';
import { childOf } from '../../language/address';
import type { Descriptor } from '../../language/model';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { objectsOf, responsesByObject, searchTypeOfTarget } from '../../2-analyze/analysis';
import { perDescriptor } from '../per-descriptor';

/** A drawer or a list gives the responses for its objects what they read, and nothing that none of them reads. */
export const targets = perDescriptor(['drawer', 'screen'], function* (project, descriptor) {
  const searchType = searchTypeOfTarget(descriptor);
  if (searchType === undefined) return;
  const found = responsesByObject(project).get(searchType);
  if (!found) {
    yield diagnose(descriptor, ['target'], { ...finding('response/none', { searchType }), key: true });
    return;
  }
  const given = givenBy(descriptor);
  for (const name of given) {
    if (found.inputs.has(name)) continue;
    const free = [...found.inputs.keys()].filter((input) => !given.includes(input));
    const unknown = { ...finding('response/input.unknown', { searchType, name }), ...suggest(name, free) };
    yield diagnose(descriptor, ['target', 'with', name], { ...unknown, key: true });
  }
  for (const [name, type] of found.inputs) {
    if (given.includes(name) || type.endsWith('?')) continue;
    const id = found.responses.find(({ authored }) => authored.input?.[name] !== undefined)?.id ?? '';
    const at = given.length === 0 ? ['target'] : ['target', 'with'];
    yield diagnose(descriptor, at, finding('response/input.missing', { id, name }));
  }
});

/** Each kind of object that a response is for has a drawer or a list that gives it what the response reads. */
export const reachedObjects = perDescriptor(['response'], function* (project, response) {
  const offered = new Set(
    [...project.of('drawer'), ...project.of('screen')].flatMap((one) => searchTypeOfTarget(one) ?? []),
  );
  for (const [index, searchType] of objectsOf(response).entries()) {
    if (offered.has(searchType) || !project.of('drawer').some((one) => one.authored.searchType === searchType))
      continue;
    yield diagnose(response, ['objects', index], finding('response/no-target', { searchType }));
  }
});

/** What a response can do without is given for some of its objects; otherwise what reads it never has a value. */
export const givenInputs = perDescriptor(['response'], function* (project, response) {
  const objects = objectsOf(response);
  const giving = [...project.of('drawer'), ...project.of('screen')].filter((one) =>
    objects.some((type) => type === searchTypeOfTarget(one)),
  );
  if (giving.length === 0) return;
  const given = new Set(giving.flatMap(givenBy));
  const inputs = declaredInputs(response);
  for (const [name, type] of inputs) {
    // What is needed and not given is reported at the drawer or the list.
    if (given.has(name) || !type.endsWith('?')) continue;
    const free = [...given].filter((one) => !inputs.has(one));
    const ungiven = finding('response/input.ungiven', { name, searchTypes: objects.join(', ') });
    yield diagnose(response, ['input', name], { ...ungiven, ...suggest(name, free), severity: 'warning', key: true });
  }
});

/** The names of what a target hands over beside id and name. */
function givenBy(descriptor: Descriptor): readonly string[] {
  return Object.keys(childOf(childOf(descriptor.value, 'target'), 'with') ?? {});
}
