import { childOf } from '../../language/address';
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
  const given = Object.keys(childOf(childOf(descriptor.value, 'target'), 'with') ?? {});
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
