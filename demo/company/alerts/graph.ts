import type { WireAnswer } from '~/generated/contract/operations';
import { indicatorRef, kindOf, processRef, wireObject, type ObjectRef } from '../object-refs';
import { authoredProcesses } from '../processes/authored';
import { hashes, story } from '../story';
import { indicatorsById } from '../threats/indicators/generate';
import { timeOf } from '../time/age';
import type { AlertEvent } from './types';
import { alertNow, type AlertWorld } from './work';

type Answer = WireAnswer<'alertGraph'>['data'];
type Relation = Answer['edges'][number]['relation'];

/** A relation of two objects, seen at the time of an event. */
interface Link {
  readonly from: ObjectRef;
  readonly to: ObjectRef;
  readonly relation: Relation;
  readonly age: AlertEvent['age'];
}

/** The objects of an alert and how they are related; `undefined` if there is no such alert. */
export function alertGraph(world: AlertWorld, id: string): Answer | undefined {
  const alert = alertNow(world, id);
  if (alert === undefined) return undefined;
  const links = id === story.workbench ? storyLinks(alert.objects, alert.events) : linksOf(alert.events);
  const objects = new Map(
    [...alert.objects, ...links.flatMap(({ from, to }) => [from, to])].map((each) => [keyOf(each), each]),
  );
  return {
    nodes: [...objects].map(([key, object]) => ({
      id: key,
      kind: kindOf(object),
      verdict: object.verdict ?? null,
      object: wireObject(world, object, id),
    })),
    edges: links.map(({ from, to, relation, age }, index) => ({
      ...{ id: `${id}-relation-${index + 1}`, from: keyOf(from), to: keyOf(to), relation },
      time: timeOf(world, age),
    })),
  };
}

function keyOf({ searchType, id }: ObjectRef): string {
  return `${searchType}:${id}`;
}

/** Relations by the kinds of their objects; others are related somehow. */
const relations: ReadonlyMap<string, Relation> = new Map<string, Relation>([
  ['email user', 'deliveredTo'],
  ['email url', 'linksTo'],
  ['email file', 'contains'],
  ['url endpoint', 'openedOn'],
  ['url user', 'openedBy'],
  ['process file', 'executes'],
  ['process process', 'started'],
  ['process domain', 'connectedTo'],
  ['process ip', 'connectedTo'],
  ['process url', 'connectedTo'],
  ['process endpoint', 'ranOn'],
  ['endpoint process', 'ran'],
  ['endpoint domain', 'connectedTo'],
  ['endpoint ip', 'connectedTo'],
  ['endpoint url', 'connectedTo'],
  ['endpoint user', 'usedBy'],
  ['domain ip', 'resolvesTo'],
  ['user endpoint', 'signedInTo'],
  ['user cloud-asset', 'signedInTo'],
]);

function relationOf(from: ObjectRef, to: ObjectRef): Relation {
  const kind = kindOf(to);
  return kind === 'threat-insight' ? 'matches' : (relations.get(`${kindOf(from)} ${kind}`) ?? 'relatedTo');
}

/** The first object of an event is related to its others, and an event without a known object to that before it. */
function linksOf(events: readonly AlertEvent[]): readonly Link[] {
  const links = new Map<string, Link>();
  const known = new Set<string>();
  const add = (from: ObjectRef, to: ObjectRef, age: AlertEvent['age']): void => {
    const key = `${keyOf(from)} ${keyOf(to)}`;
    if (keyOf(from) !== keyOf(to) && !links.has(key)) links.set(key, { from, to, age, relation: relationOf(from, to) });
  };
  let before: ObjectRef | undefined;
  for (const { objects, age } of events) {
    const [first, ...others] = objects;
    if (!first) continue;
    if (before && !objects.some((each) => known.has(keyOf(each)))) add(before, first, age);
    for (const other of others) add(first, other, age);
    for (const each of objects) known.add(keyOf(each));
    before = first;
  }
  return [...links.values()];
}

/** The relations of the story, with the processes and files that its alert does not name. */
function storyLinks(objects: readonly ObjectRef[], events: readonly AlertEvent[]): readonly Link[] {
  const find = (searchType: number, id: string): ObjectRef => {
    const found = objects.find((each) => each.searchType === searchType && each.id === id);
    if (!found) throw new Error(`the alert of the story has no ${id}`);
    return found;
  };
  const [, library] = authoredProcesses();
  const file = indicatorsById().get(hashes.beaconLibrary);
  if (!library || !file) throw new Error('the library of the story is missing');
  const [mail, user, url] = [find(1, story.mail), find(11, story.user), find(4, story.url)];
  const [laptop, server] = [find(8, story.laptop), find(8, story.fileServer)];
  const [viewer, viewerFile] = [find(13, story.process), find(3, hashes.invoiceViewer)];
  const [domain, address] = [find(5, story.beaconDomain), find(6, story.beaconIp)];
  const [rundll, libraryFile] = [processRef(library, 'tool'), indicatorRef(file, 'tool')];
  const ageOf = (event: number): AlertEvent['age'] => events[event]?.age ?? 0;
  const rows: readonly (readonly [ObjectRef, Relation, ObjectRef, event: number])[] = [
    [mail, 'deliveredTo', user, 0],
    [mail, 'linksTo', url, 0],
    [user, 'signedInTo', laptop, 1],
    [url, 'openedOn', laptop, 1],
    [laptop, 'ran', viewer, 2],
    [viewer, 'executes', viewerFile, 2],
    [viewer, 'started', rundll, 2],
    [rundll, 'executes', libraryFile, 2],
    [rundll, 'connectedTo', domain, 3],
    [domain, 'resolvesTo', address, 3],
    [rundll, 'readFrom', server, 4],
    [libraryFile, 'matches', find(12, story.loader), 5],
  ];
  return rows.map(([from, relation, to, event]) => ({ from, relation, to, age: ageOf(event) }));
}
