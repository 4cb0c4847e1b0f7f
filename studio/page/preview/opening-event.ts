import type { PreviewTarget } from '../../protocol';
import { call } from '../model/call';

/** An event that opens something in the console, as another part of a product would send it. */
export interface OpeningEvent {
  readonly name: string;
  readonly detail: { readonly search_type?: number | string; readonly dialog?: string; readonly id?: string };
}

let examples: Promise<readonly Partial<OpeningEvent>[]> | undefined;

/**
 * The event that opens a drawer or dialog: for an object if its id is given, else for an object of the demo backend. A
 * drawer that the demo has no object for is not opened without one.
 */
export async function openingEvent(
  target: Exclude<PreviewTarget, { kind: 'address' }>,
  object: string,
): Promise<OpeningEvent | undefined> {
  const isDialog = target.kind === 'dialog';
  examples ??= demoEvents();
  const example = (await examples).find(({ detail }) =>
    isDialog ? detail?.dialog === target.id : detail?.search_type === target.searchType,
  );
  if (isDialog) return { name: 'console:open-dialog', detail: { ...example?.detail, dialog: target.id } };
  const { searchType } = target;
  if (object !== '') return { name: 'console:open-drawer', detail: { search_type: searchType, id: object } };
  return example?.detail && { name: 'console:open-drawer', detail: example.detail };
}

async function demoEvents(): Promise<readonly Partial<OpeningEvent>[]> {
  if (!(await call('backend', {})).isDemo) return [];
  const answer = await fetch('/__demo/api/events');
  return answer.json();
}
