import { callParts } from '../1-parse/parts';
import type { Project } from '../1-parse/project';
import { valueAt } from '../language/address';
import type { DescriptorOf } from '../language/model';
import { query } from '../memo';
import { declaredPaths } from './expression/declared-names';

/**
 * What the filters of a screen compare, by their ids: the description of the first parameter of a call that a filter
 * is bound to, in the words of the contract.
 */
export const describedFilters = query(
  (project: Project, screen: DescriptorOf<'screen'>): ReadonlyMap<string, string> => {
    const described = new Map<string, string>();
    for (const path of declaredPaths(project, screen, 'sources').values()) {
      const { operation = '', query: sent = {} } = callParts(valueAt(screen.value, path));
      for (const { name, in: where, description } of project.contract.operations.get(operation)?.parameters ?? []) {
        const value = where === 'query' ? sent[name] : undefined;
        const id = /^\s*filter\.(\w+)(?:\.(?:from|to))?\s*$/.exec(typeof value === 'string' ? value : '')?.[1];
        if (id !== undefined && description !== undefined && !described.has(id)) described.set(id, description);
      }
    }
    return described;
  },
);
