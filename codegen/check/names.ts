import { diagnose, suggest } from '../diagnostic';
import type { Json, NameKind } from '../model';
import type { Rule } from '../project';
import { closedLists } from './closed-lists';

const nouns: Readonly<Record<NameKind, string>> = {
  icon: 'an icon',
  operation: 'an operation of the contract',
  route: 'the path of a route',
  screen: 'a screen',
  drawer: 'the search type of a drawer',
  dialog: 'a dialog',
  panel: 'a panel',
  form: 'a form',
  picture: 'a picture',
  scale: 'a scale',
  source: 'a source of this panel',
  tab: 'a tab of this drawer',
  property: 'a property of the schema',
  message: 'a shared message of messages/en.json',
  externalLink: 'an external link of vocabulary.json',
  memory: 'a memory of console.json',
};

/** Every name stands in its closed list. */
export const names: Rule = function* (project) {
  const lists = closedLists(project);
  for (const descriptor of project.descriptors) {
    for (const { mark, path, value } of project.marks(descriptor)) {
      const found =
        mark.is === 'text' ? messageOf(value) : mark.is === 'name' ? { of: mark.of, name: value, at: [] } : undefined;
      if (!found) continue;
      const list = lists(found.of, descriptor);
      if (!list || list.has(String(found.name))) continue;
      const message = `${JSON.stringify(found.name)} is not ${nouns[found.of]}.`;
      const { hint, fix } = suggest(String(found.name), list);
      const remark = { code: `name/${found.of}`, message, ...(hint && { hint }) };
      // Search types are numbers; a fix would make them a text.
      yield diagnose(descriptor, [...path, ...found.at], {
        ...remark,
        ...(typeof found.name === 'string' && fix && { fix }),
      });
    }
  }
};

function messageOf(text: Json): { of: NameKind; name: Json; at: readonly string[] } | undefined {
  if (typeof text !== 'object' || text === null || !('message' in text)) return undefined;
  return { of: 'message', name: text.message, at: ['message'] };
}
