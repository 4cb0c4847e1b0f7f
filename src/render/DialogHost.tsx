import { useRef } from 'react';
import type { Overlay } from '../actions/overlays';
import { dialogs } from '../generated/catalogue';
import { DialogFrame } from '../ui/DialogFrame';
import { ErrorPanel } from '../ui/ErrorPanel';
import { useUiText } from '../ui/ui-text';
import { Loaded } from './Loaded';
import { PlaceContext } from './place';
import { useServices } from './services';
import { useOverlayCheck } from './use-overlay-check';

/** One open dialog; its view and its descriptor are loaded on first use. */
export function DialogHost({ overlay, onClose }: { readonly overlay: Overlay; readonly onClose: () => void }) {
  const { settings } = useServices();
  const say = useUiText();
  const place = useRef<HTMLDivElement>(null);
  useOverlayCheck(place);
  return (
    <div ref={place} className="descry-overlay">
      <PlaceContext value={{ close: onClose, refresh: () => undefined }}>
        <Loaded
          name={`dialog ${overlay.id}`}
          load={async () => ({
            view: await import('./DialogView'),
            dialog: (await dialogs[overlay.id].load()).default,
          })}
          failed={(retry) => (
            <DialogFrame
              id={overlay.id}
              title={say('UI.VIEW_FAILED_TITLE')}
              width={settings.widths.dialog / 2}
              layer={settings.layers.dialog}
              mustAnswer={dialogs[overlay.id].mustAnswer === true}
              onClose={onClose}
            >
              <ErrorPanel message={say('UI.VIEW_FAILED')} onRetry={retry} />
            </DialogFrame>
          )}
        >
          {({ view: { DialogView }, dialog }) => (
            <DialogView dialog={dialog} params={overlay.params} onClose={onClose} />
          )}
        </Loaded>
      </PlaceContext>
    </div>
  );
}
