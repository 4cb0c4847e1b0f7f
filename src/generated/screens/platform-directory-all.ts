// Generated from descriptors/screens/platform-directory-all.json. Do not edit.
import type { Screen } from '../descriptor-types';
import productCategoryScale from '../scales/product-category';
import productKindScale from '../scales/product-kind';
import productStateScale from '../scales/product-state';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'platform-directory-all',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.platform-directory-all.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.platform-directory-all.filters.q.placeholder', text: 'Name or description' },
    },
    {
      type: 'choices',
      id: 'category',
      label: { key: 'screens.platform-directory-all.filters.category.label', text: 'Area' },
      options: { scale: productCategoryScale },
    },
    {
      type: 'choices',
      id: 'kind',
      label: { key: 'screens.platform-directory-all.filters.kind.label', text: 'Kind' },
      options: { scale: productKindScale },
    },
    {
      type: 'choices',
      id: 'state',
      label: { key: 'screens.platform-directory-all.filters.state.label', text: 'State' },
      options: { scale: productStateScale },
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
        kind: (s: Reads, f) => f.get(f.get(s, 'filter'), 'kind'),
        state: (s: Reads, f) => f.get(f.get(s, 'filter'), 'state'),
      },
    },
  },
  rows: (s: Reads) => s.directory?.items,
  total: (s: Reads) => s.directory?.total,
  rowId: (s: Reads) => s.item?.id,
  sort: 'name',
  noun: { key: 'screens.platform-directory-all.noun', text: 'products and features' },
  columns: [
    {
      type: 'text',
      id: 'name',
      label: { key: 'screens.platform-directory-all.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      sort: 'name',
      width: 240,
    },
    {
      type: 'state',
      id: 'kind',
      label: { key: 'screens.platform-directory-all.columns.kind.label', text: 'Kind' },
      value: (s: Reads) => s.item?.kind,
      scale: productKindScale,
      sort: 'kind',
    },
    {
      type: 'state',
      id: 'category',
      label: { key: 'screens.platform-directory-all.columns.category.label', text: 'Area' },
      value: (s: Reads) => s.item?.category,
      scale: productCategoryScale,
      sort: 'category',
      width: 180,
    },
    {
      type: 'state',
      id: 'state',
      label: { key: 'screens.platform-directory-all.columns.state.label', text: 'State' },
      value: (s: Reads) => s.item?.state,
      scale: productStateScale,
      sort: 'state',
    },
    {
      type: 'text',
      id: 'description',
      label: { key: 'screens.platform-directory-all.columns.description.label', text: 'Description' },
      value: (s: Reads) => s.item?.description,
      width: 480,
    },
  ],
  paged: 'directory',
  needs: [],
};

export default screen;
