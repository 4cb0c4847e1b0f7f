import type { Field } from '~/generated/contract/descriptor-types';
import type { ValueFormatName } from '../value/formats/value-format';
import { ActivityChartView } from './chart/ActivityChartView';
import type { FieldComponent, FieldsByType } from './field-component';
import { GroupsView } from './GroupsView';
import { lazyField } from './lazy-field';
import { ListView } from './ListView';
import { MapView } from './MapView';
import { ActionView, MessageView, WordsView } from './plain-fields';
import { TableView } from './table/TableView';

/**
 * The component of each type of field. Types that are value formats are in `view/value/formats`. A missing, wrong or
 * extra row is a compile error.
 */
export const fieldComponents: {
  readonly [K in Exclude<Field['type'], ValueFormatName>]: FieldComponent<FieldsByType[K]>;
} = {
  list: ListView,
  table: TableView,
  map: MapView,
  action: ActionView,
  message: MessageView,
  words: WordsView,
  activityChart: ActivityChartView,
  groups: GroupsView,
  popup: lazyField('popup', async () => (await import('./PopupView')).PopupView),
  tree: lazyField('tree', async () => (await import('./tree/TreeView')).TreeView),
  graph: lazyField('graph', async () => (await import('./graph/GraphView')).GraphView),
  timeline: lazyField('timeline', async () => (await import('./timeline/TimelineView')).TimelineView),
  hex: lazyField('hex', async () => (await import('./HexView')).HexView),
  scoreChart: lazyField('scoreChart', async () => (await import('./chart/ScoreChartView')).ScoreChartView),
};
