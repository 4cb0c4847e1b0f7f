import type { Rule } from '../../1-parse/project';
import { diagnose, describeFile } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';

/** Names of kinds of object are written as they can be in an address. */
const kindName = /^[a-z][a-z0-9-]*$/;

/** A search type is a number or a name, and opens one drawer: of two, one could never be opened. */
export const searchTypes: Rule = function* (project) {
  const files = new Map<number | string, string>();
  for (const drawer of project.of('drawer')) {
    const { searchType, opens } = drawer.authored;
    const type = searchType ?? opens;
    if (type === undefined) continue;
    if (typeof searchType === 'string' && !kindName.test(searchType)) {
      const found = /^\d+$/.test(searchType)
        ? finding('drawer/kind.number', { type })
        : finding('drawer/kind.name', { type });
      yield diagnose(drawer, ['searchType'], found);
    }
    const other = files.get(type);
    if (other === undefined) files.set(type, describeFile(project.kinds.layout, drawer, []));
    else {
      const key = searchType === undefined ? 'opens' : 'searchType';
      yield diagnose(drawer, [key], finding('drawer/double', { type, file: other }));
    }
  }
};
