import { createPortal } from 'react-dom';
import { drawers } from '~/generated/console/catalogue';
import { useTranslate } from '~/i18n/translate';
import type { ObjectRequest } from '~/state/drawer/pinned-object';
import { Boundary } from '~/ui/Boundary';
import { DialogFrame } from '~/ui/DialogFrame';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { ActionHostContext } from '../../action/action-host';
import { useServices } from '../../context/services';
import { Loaded } from '../../data/Loaded';
import './comparison.css';
import { ComparisonView } from './ComparisonView';
import type { Pair } from './compare-rows';

/** Room for two drawers beside the labels. */
const size = { width: 1200, height: 800 };

/** Two objects of one type side by side, in a dialog over the drawer. */
export function ComparisonDialog(props: { readonly requests: Pair<ObjectRequest>; readonly onClose: () => void }) {
  const { requests, onClose } = props;
  const { settings } = useServices();
  const t = useTranslate();
  const entry = drawers[requests[0].input.search_type];
  // In the body: inside the drawer it would be in the layer of the drawer.
  return createPortal(
    <ActionHostContext value={{ close: onClose, refresh: () => undefined }}>
      <DialogFrame
        id="compare"
        title={t('UI.COMPARE.TITLE')}
        box={{ ...size, layer: settings.layers.dialog }}
        onClose={onClose}
      >
        <Boundary
          fallback={({ traceId, retry }) => (
            <ErrorPanel message={t('UI.PART_BROKEN')} traceId={traceId} onRetry={retry} onClose={onClose} />
          )}
        >
          {entry ? (
            <Loaded
              name={`compared drawer ${entry.id}`}
              load={entry.load}
              waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
            >
              {({ default: drawer }) => <ComparisonView drawer={drawer} requests={requests} />}
            </Loaded>
          ) : (
            <NoData text={t('UI.VIEW_MISSING')} />
          )}
        </Boundary>
      </DialogFrame>
    </ActionHostContext>,
    document.body,
  );
}
