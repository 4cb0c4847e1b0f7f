import { diagnose } from '../../diagnostics/diagnostic';
import type { Json } from '../../language/model';
import type { NameKind } from '../../language/names';
import type { Rule } from '../../1-parse/project';
import { symbolTable } from '../../2-analyze/analysis';
import { unknownName } from './unknown-name';

/** Every name is in its closed list. */
export const names: Rule = function* (project) {
  for (const descriptor of project.descriptors) {
    for (const { mark, path, value } of project.marks(descriptor)) {
      const found =
        mark.is === 'text' ? messageOf(value) : mark.is === 'name' ? { of: mark.of, name: value, at: [] } : undefined;
      if (!found) continue;
      const list = symbolTable(project, found.of, descriptor);
      if (!list || list.has(String(found.name))) continue;
      yield diagnose(descriptor, [...path, ...found.at], unknownName(found.of, found.name, list));
    }
  }
};

function messageOf(text: Json): { of: NameKind; name: Json; at: readonly string[] } | undefined {
  if (typeof text !== 'object' || text === null || !('message' in text)) return undefined;
  return { of: 'message', name: text.message, at: ['message'] };
}
