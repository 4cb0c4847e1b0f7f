// Generated from descriptors/screens/roles.json. Do not edit.
import type { Screen } from '../descriptor-types';
import roleTypeScale from '../scales/role-type';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'roles',
  kind: 'table',
  filters: [
    { type: 'text', id: 'q', label: { key: 'screens.roles.filters.q.label', text: 'Search' } },
    {
      type: 'choices',
      id: 'type',
      label: { key: 'screens.roles.filters.type.label', text: 'Type' },
      options: { scale: roleTypeScale },
    },
  ],
  sources: {
    roles: {
      operation: 'roleList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        type: (s: Reads, f) => f.get(f.get(s, 'filter'), 'type'),
      },
    },
  },
  rows: (s: Reads) => s.roles?.items,
  total: (s: Reads) => s.roles?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.roles.noun', text: 'roles' },
  sort: 'name',
  columns: [
    {
      type: 'text',
      id: 'name',
      label: { key: 'screens.roles.columns.name.label', text: 'Role' },
      value: (s: Reads) => s.item?.name,
      sort: 'name',
      width: 220,
    },
    {
      type: 'state',
      id: 'type',
      label: { key: 'screens.roles.columns.type.label', text: 'Type' },
      value: (s: Reads) => s.item?.type,
      scale: roleTypeScale,
      sort: 'type',
    },
    {
      type: 'number',
      id: 'permissions',
      label: { key: 'screens.roles.columns.permissions.label', text: 'Permissions' },
      value: (s: Reads) => s.item?.permissions,
      sort: 'permissions',
    },
    {
      type: 'number',
      id: 'members',
      label: { key: 'screens.roles.columns.members.label', text: 'Accounts' },
      value: (s: Reads) => s.item?.members,
      sort: 'members',
    },
    {
      type: 'date',
      id: 'updated',
      label: { key: 'screens.roles.columns.updated.label', text: 'Changed' },
      value: (s: Reads) => s.item?.updated,
      sort: 'updated',
    },
    {
      type: 'text',
      id: 'description',
      label: { key: 'screens.roles.columns.description.label', text: 'Description' },
      value: (s: Reads) => s.item?.description,
      width: 420,
    },
  ],
  open: { type: 'navigate', to: '/app/iam2/account', query: { role: (s: Reads) => s.item?.id } },
  paged: 'roles',
  needs: [],
};

export default screen;
