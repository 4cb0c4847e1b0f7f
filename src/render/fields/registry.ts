import type { Field } from '../../generated/descriptor-types';
import { ActionView } from './ActionView';
import { ActivityChartView } from './ActivityChartView';
import { BooleanView } from './BooleanView';
import { BytesView } from './BytesView';
import { ChipsView } from './ChipsView';
import { DateTimeView } from './DateTimeView';
import { DateView } from './DateView';
import type { FieldComponent, FieldsByType } from './field-component';
import { GroupsView } from './GroupsView';
import { later } from './later';
import { LinkView } from './LinkView';
import { ListView } from './ListView';
import { MapView } from './MapView';
import { MessageView } from './MessageView';
import { MonoView } from './MonoView';
import { NumberView } from './NumberView';
import { RelativeTimeView } from './RelativeTimeView';
import { ScaleView } from './ScaleView';
import { StateView } from './StateView';
import { TableOrTree } from './TableOrTree';
import { TextView } from './TextView';
import { WordsView } from './WordsView';

/** One component per field type; a missing, wrong or extra row is a compile error. */
export const fieldComponents: { readonly [K in Field['type']]: FieldComponent<FieldsByType[K]> } = {
  text: TextView,
  mono: MonoView,
  number: NumberView,
  bytes: BytesView,
  date: DateView,
  dateTime: DateTimeView,
  relativeTime: RelativeTimeView,
  boolean: BooleanView,
  scale: ScaleView,
  chips: ChipsView,
  list: ListView,
  table: TableOrTree,
  map: MapView,
  link: LinkView,
  action: ActionView,
  message: MessageView,
  words: WordsView,
  activityChart: ActivityChartView,
  state: StateView,
  groups: GroupsView,
  popup: later(async () => (await import('./PopupView')).PopupView),
  hex: later(async () => (await import('./HexView')).HexView),
  scoreChart: later(async () => (await import('./ScoreChartView')).ScoreChartView),
};
