import type { Body, WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { severityRank } from '../threats/severity';
import { DAY, HOUR, recency, timeOf, type Age, type Clock } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';
import { alerts } from './generate';
import { allModels, type Model, type Provider } from './models';
import { ageNow } from './work';

type List = WireAnswer<'detectionModelList'>;
type Status = List['data']['items'][number]['status'];

/** What analysts did with the models since the start of the demo. */
export type ModelWork = Map<string, { readonly status: Status; readonly changed: Age; readonly changedBy: string }>;

/** A clock with that. */
export interface ModelWorld extends Clock {
  readonly state: { readonly models: ModelWork };
}

/** A model with the alerts that it has raised, and its state. */
interface ListedModel extends Model {
  readonly id: string;
  readonly provider: Provider;
  readonly status: Status;
  readonly alerts: number;
  readonly lastAlert: Age | null;
  readonly changed: Age | null;
  readonly changedBy: string | null;
}

/** The models that were disabled before the start of the demo: when, and by whom. */
const disabled: ReadonlyMap<string, Pick<ListedModel, 'changed' | 'changedBy'>> = new Map([
  ['Internal network scan', { changed: 2 * DAY + 3 * HOUR, changedBy: 'Greta Saito' }],
  ['App from an unknown source', { changed: 5 * HOUR, changedBy: 'Bruno Castell' }],
]);

/** The models of all sensors with their alerts. */
const raised = memoizePerWeekHour((_, started): readonly ListedModel[] =>
  allModels().map(([provider, model]) => {
    const all = alerts(started).filter((each) => each.provider === provider && each.name === model.name);
    const lastAlert = all.length === 0 ? null : Math.min(...all.map(({ created }) => created));
    const id = `${provider}-${model.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    const change = disabled.get(model.name) ?? { changed: null, changedBy: null };
    const status = change.changed === null ? 'enabled' : 'disabled';
    return { ...model, ...change, id, provider, status, alerts: all.length, lastAlert };
  }),
);

function modelsNow(world: ModelWorld): readonly ListedModel[] {
  const { models } = world.state;
  const all = raised(world);
  return models.size === 0 ? all : all.map((each) => ({ ...each, ...models.get(each.id) }));
}

const rules: ListRules<ListedModel, SortKey<'detectionModelList'>> = {
  text: ({ name, description, techniques }) => [name, description, ...techniques],
  sort: {
    name: ({ name }) => name,
    severity: ({ severity }) => severityRank(severity),
    provider: ({ provider }) => provider,
    alerts: (each) => each.alerts,
    lastAlert: ({ lastAlert }) => recency(lastAlert),
    changed: ({ changed }) => recency(changed),
  },
  usual: '-alerts',
};

/** Answers with a page of the detection models. */
export function detectionModelList(call: QueryCall<'detectionModelList'> & { readonly world: ModelWorld }): List {
  const { severity, provider, status } = call.query;
  const where = (each: ListedModel) =>
    matchesAny(severity, each.severity) && matchesAny(provider, each.provider) && matchesAny(status, each.status);
  return listPageAs(call, modelsNow(call.world), { ...rules, where }, ({ lastAlert, changed, ...each }) => ({
    ...each,
    techniques: [...each.techniques],
    lastAlert: lastAlert === null ? null : timeOf(call.world, lastAlert),
    changed: changed === null ? null : timeOf(call.world, changed),
  }));
}

/** The id of a model that does not exist; `undefined` if all do. */
export function unknownModel(world: ModelWorld, ids: readonly string[]): string | undefined {
  const known = new Set(raised(world).map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}

/** Enables or disables models. */
export function changeModels(world: ModelWorld, { ids, enabled }: Body<'changeDetectionModels'>, author: string): void {
  const status = enabled ? 'enabled' : 'disabled';
  for (const id of ids) world.state.models.set(id, { status, changed: ageNow(world), changedBy: author });
}
