import comparison from '@blueprintjs/icons/lib/esm/generated/16px/paths/comparison';
import remove from '@blueprintjs/icons/lib/esm/generated/16px/paths/remove-column';
import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import type { DrawerTarget } from '~/state/drawer/input';
import { isSameObject, objectName, type ObjectRequest, type PinnedObject } from '~/state/drawer/pinned-object';
import { IconButton } from '~/ui/IconButton';
import { DialogSlot } from '../action/DialogSlot';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

/** Largest number of characters of the name of an object in a tooltip. */
const maxNameLength = 80;

/** Pins the object of a drawer, or compares it with the pinned one. A group or an object without an id has neither. */
export function CompareButtons({ request }: { readonly request: DrawerTarget }) {
  if (request.kind !== 'open' || request.input.id === '') return null;
  return <ObjectButtons request={request} />;
}

function ObjectButtons({ request }: { readonly request: ObjectRequest }) {
  const { pinned: store, history } = useServices().drawer;
  const pinned = useStore(store);
  const entries = useStore(history.entries);
  const t = useTranslate();
  const box = useRef<HTMLSpanElement>(null);
  // The object that the comparison shows: another one in the drawer closes it.
  const [compared, setCompared] = useState<ObjectRequest>();
  const name = pinned && objectName(entries, pinned.request, pinned.name);
  const values = { name: truncate(name ?? '', maxNameLength) };
  const state = stateOf(request, pinned);
  const unpin = (): void => {
    store.set(undefined);
    // The button leaves with the pin. The other one stays.
    box.current?.querySelector<HTMLElement>('[data-action="compare"]')?.focus();
  };
  return (
    <span ref={box} className="descry-drawer-compare" data-state={state}>
      {/* Before the other button, which stays under the pointer that has pinned the object. */}
      {pinned && <IconButton icon={remove} action="unpin" label={t('UI.COMPARE.UNPIN', values)} onClick={unpin} />}
      <IconButton
        icon={comparison}
        action="compare"
        label={state === 'none' ? t('UI.COMPARE.PIN') : t(labels[state], values)}
        disabled={state === 'same' || state === 'other-type'}
        onClick={() => (pinned ? setCompared(request) : store.set({ request, name: objectName(entries, request) }))}
      />
      {pinned && (
        <DialogSlot
          id="compare"
          isOpen={compared !== undefined && isSameObject(compared, request)}
          load={() => import('./comparison/ComparisonDialog')}
          onClose={() => setCompared(undefined)}
        >
          {({ ComparisonDialog }) => (
            <ComparisonDialog requests={[pinned.request, request]} onClose={() => setCompared(undefined)} />
          )}
        </DialogSlot>
      )}
    </span>
  );
}

const labels = {
  same: 'UI.COMPARE.PINNED',
  'other-type': 'UI.COMPARE.OTHER_TYPE',
  ready: 'UI.COMPARE.WITH',
} as const;

/** Whether nothing is pinned yet, the object itself, or another one of this or of another type. */
function stateOf(request: ObjectRequest, pinned: PinnedObject | undefined): 'none' | keyof typeof labels {
  if (!pinned) return 'none';
  if (isSameObject(pinned.request, request)) return 'same';
  return pinned.request.input.search_type === request.input.search_type ? 'ready' : 'other-type';
}
