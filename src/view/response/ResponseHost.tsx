import type { ResponseRequest } from '~/state/response-request';
import { FailedDialog } from '../action/DialogSlot';
import { Loaded } from '../data/Loaded';

/** The dialog of a response. It is beside the page, so that what opened it can go away while calls are sent. */
export function ResponseHost(props: { readonly request: ResponseRequest; readonly onClose: () => void }) {
  return (
    <Loaded
      name="dialog respond"
      load={() => import('./RequestedDialog')}
      failed={(failure) => (
        <FailedDialog id="respond" onClose={props.onClose}>
          {failure}
        </FailedDialog>
      )}
    >
      {({ RequestedDialog }) => <RequestedDialog {...props} />}
    </Loaded>
  );
}
