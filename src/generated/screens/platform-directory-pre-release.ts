// Generated from descriptors/screens/platform-directory-pre-release.json. Do not edit.
import type { Screen } from '../descriptor-types';
import productCategoryScale from '../scales/product-category';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'platform-directory-pre-release',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.platform-directory-pre-release.filters.q.label', text: 'Search' },
      placeholder: {
        key: 'screens.platform-directory-pre-release.filters.q.placeholder',
        text: 'Name or description',
      },
    },
    {
      type: 'choices',
      id: 'category',
      label: { key: 'screens.platform-directory-pre-release.filters.category.label', text: 'Area' },
      options: { scale: productCategoryScale },
    },
  ],
  sources: {
    directory: {
      operation: 'featureList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        category: (s: Reads, f) => f.get(f.get(s, 'filter'), 'category'),
        state: (s: Reads, f) => ['pre-release'],
      },
    },
  },
  rows: (s: Reads) => s.directory?.items,
  total: (s: Reads) => s.directory?.total,
  rowId: (s: Reads) => s.item?.id,
  sort: 'name',
  noun: { key: 'screens.platform-directory-pre-release.noun', text: 'pre-release features' },
  columns: [
    {
      type: 'text',
      id: 'name',
      label: { key: 'screens.platform-directory-pre-release.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      sort: 'name',
      width: 240,
    },
    {
      type: 'state',
      id: 'category',
      label: { key: 'screens.platform-directory-pre-release.columns.category.label', text: 'Area' },
      value: (s: Reads) => s.item?.category,
      scale: productCategoryScale,
      sort: 'category',
      width: 180,
    },
    {
      type: 'boolean',
      id: 'optedIn',
      label: { key: 'screens.platform-directory-pre-release.columns.optedIn.label', text: 'In use' },
      value: (s: Reads) => s.item?.optedIn,
    },
    {
      type: 'text',
      id: 'description',
      label: {
        key: 'screens.platform-directory-pre-release.columns.description.label',
        text: 'Description',
      },
      value: (s: Reads) => s.item?.description,
      width: 420,
    },
    {
      type: 'button',
      id: 'opt-in',
      label: { key: 'screens.platform-directory-pre-release.columns.opt-in.label', text: 'Pre-release' },
      button: {
        id: 'pre-release',
        label: {
          key: 'screens.platform-directory-pre-release.columns.opt-in.button.label',
          text: 'About and opt in',
        },
        visibleWhen: (s: Reads, f) => f.has(s.item?.key),
        action: {
          type: 'openDialog',
          dialog: 'pre-release',
          with: { key: (s: Reads) => s.item?.key, needAction: () => true },
        },
      },
    },
  ],
  whenEmpty: {
    text: {
      key: 'screens.platform-directory-pre-release.whenEmpty.text',
      text: 'No feature is in pre-release now.',
    },
  },
  paged: 'directory',
  needs: [],
};

export default screen;
