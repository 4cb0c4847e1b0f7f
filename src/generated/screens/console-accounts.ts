// Generated from descriptors/screens/console-accounts.json. Do not edit.
import type { Screen } from '../descriptor-types';
import accountStateScale from '../scales/account-state';
import signInMethodScale from '../scales/sign-in-method';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'console-accounts',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.console-accounts.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.console-accounts.filters.q.placeholder', text: 'Name, address or role' },
    },
    {
      type: 'choices',
      id: 'state',
      label: { key: 'screens.console-accounts.filters.state.label', text: 'State' },
      options: { scale: accountStateScale },
    },
    {
      type: 'choices',
      id: 'signIn',
      label: { key: 'screens.console-accounts.filters.signIn.label', text: 'Sign-in' },
      options: { scale: signInMethodScale },
    },
    {
      type: 'choice',
      id: 'role',
      label: { key: 'screens.console-accounts.filters.role.label', text: 'Role' },
      options: {
        rows: (s: Reads) => s.roles?.items,
        value: (s: Reads) => s.item?.id,
        label: (s: Reads) => s.item?.name,
      },
    },
  ],
  sources: {
    roles: { operation: 'roleList', query: { limit: () => 500 } },
    accounts: {
      operation: 'consoleAccountList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        state: (s: Reads, f) => f.get(f.get(s, 'filter'), 'state'),
        signIn: (s: Reads, f) => f.get(f.get(s, 'filter'), 'signIn'),
        roleId: (s: Reads, f) => f.get(f.get(s, 'filter'), 'role'),
      },
    },
  },
  rows: (s: Reads) => s.accounts?.items,
  total: (s: Reads) => s.accounts?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.console-accounts.noun', text: 'accounts' },
  sort: 'name',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.console-accounts.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: 11,
      objectId: (s: Reads) => s.item?.userId,
      sort: 'name',
      width: 200,
    },
    {
      type: 'text',
      id: 'mail',
      label: { key: 'screens.console-accounts.columns.mail.label', text: 'Email address' },
      value: (s: Reads) => s.item?.mail,
      sort: 'mail',
      width: 260,
    },
    {
      type: 'text',
      id: 'role',
      label: { key: 'screens.console-accounts.columns.role.label', text: 'Role' },
      value: (s: Reads) => s.item?.role,
      sort: 'role',
      width: 180,
    },
    {
      type: 'state',
      id: 'state',
      label: { key: 'screens.console-accounts.columns.state.label', text: 'State' },
      value: (s: Reads) => s.item?.state,
      scale: accountStateScale,
      sort: 'state',
    },
    {
      type: 'state',
      id: 'signIn',
      label: { key: 'screens.console-accounts.columns.signIn.label', text: 'Sign-in' },
      value: (s: Reads) => s.item?.signIn,
      scale: signInMethodScale,
      sort: 'signIn',
      width: 200,
    },
    {
      type: 'boolean',
      id: 'secondFactor',
      label: { key: 'screens.console-accounts.columns.secondFactor.label', text: 'Second factor' },
      value: (s: Reads) => s.item?.secondFactor,
    },
    {
      type: 'relativeTime',
      id: 'lastSignIn',
      label: { key: 'screens.console-accounts.columns.lastSignIn.label', text: 'Last sign-in' },
      value: (s: Reads) => s.item?.lastSignIn,
      sort: 'lastSignIn',
    },
  ],
  open: { type: 'openDrawer', searchType: 11, objectId: (s: Reads) => s.item?.userId },
  paged: 'accounts',
  needs: ['roles'],
};

export default screen;
