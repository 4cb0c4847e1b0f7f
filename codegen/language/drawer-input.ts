import { listOf, number, objectOf, string } from './types';
import type { Type } from './type';

const either: Type = { is: 'union', of: [string, number] };

/** What opens a drawer: the type of `input` there, `DrawerInput` in compiled code. */
export const drawerInput = objectOf(
  {
    search_type: number,
    id: string,
    'name?': string,
    'tabId?': number,
    'edge_ids?': listOf(string),
    'extra?': objectOf({ 'port?': either, 'protocol?': string, 'account?': string }),
    'workbench?': objectOf({ id: string, uuid: string }),
    'process?': objectOf({
      'artifactUniqueId?': string,
      'sha1?': string,
      'xdrDeviceId?': string,
      'pid?': either,
      'fullPath?': string,
      'commandLine?': string,
      'eventTime?': either,
    }),
    'type?': string,
  },
  'the input of a drawer',
);

/** What may be handed over beside the kind of object, its id and the tab, which have places of their own. */
export const optionalDrawerInputs: ReadonlySet<string> = new Set([
  'name',
  'edge_ids',
  'extra',
  'workbench',
  'process',
  'type',
]);

/** What opens the drawer of a group of objects. */
export const objectGroupInput = objectOf({ 'title?': string, payload: { is: 'any' } }, 'the input of an object group');
