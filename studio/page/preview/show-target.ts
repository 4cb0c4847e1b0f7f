import { call } from '../model/call';
import { exampleEvent, sendTo, shellIn } from './frame';

/** Makes a descriptor visible in the console of a frame, if something can show it. */
export async function showTarget(frame: HTMLIFrameElement, file: string, signal: AbortSignal): Promise<void> {
  const target = await call('target', { file }).catch(() => null);
  if (!target || signal.aborted || !(await shellIn(frame, signal)) || signal.aborted) return;
  if (target.kind === 'address') {
    const { contentWindow: page } = frame;
    if (page) page.location.hash = target.path;
    return;
  }
  const event = await exampleEvent(({ search_type: searchType, dialog }) =>
    target.kind === 'drawer' ? searchType === target.searchType : dialog === target.id,
  );
  if (event && !signal.aborted) sendTo(frame, event.name, event.detail);
}
