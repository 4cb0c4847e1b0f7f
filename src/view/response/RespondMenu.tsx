import disable from '@blueprintjs/icons/lib/esm/generated/16px/paths/disable';
import time from '@blueprintjs/icons/lib/esm/generated/16px/paths/time';
import { caseText } from '~/descriptor/text';
import { responses } from '~/generated/console/responses';
import type { TextWhen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { Menu } from '~/ui/menu/Menu';
import type { Side } from '~/ui/popover/use-position';
import { useServices } from '../context/services';
import type { ResponseObject } from '~/state/response-request';
import { offeredResponses, type OfferedResponse } from './response-object';

/** The menu of the responses for some objects of one kind. It opens the dialog of the chosen one beside the page. */
export function RespondMenu(props: {
  readonly objects: readonly ResponseObject[];
  /** What to know before a response is chosen, in the scope of the object. */
  readonly notes?: { readonly texts: readonly TextWhen[]; readonly scope: Scope } | undefined;
  /** Why the state of the objects is not known, and what requests it again. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** The button that opened the menu. */
  readonly target: () => Element | null | undefined;
  /** `below-start` unless given. */
  readonly side?: Side;
  readonly onClose: () => void;
}) {
  const { objects, notes, failure, target, side = 'below-start', onClose } = props;
  const { overlays, scope: session } = useServices();
  const t = useTranslate();
  const offered = offeredResponses(responses, objects, session);
  const notice = notes && caseText(notes.texts, notes.scope);
  return (
    <Menu label={t('UI.RESPOND')} className="descry-respond-menu" side={side} target={target} onClose={onClose}>
      {notice && notes && <Note icon={time} text={t(notice, notes.scope)} />}
      {failure && <FailureEntry {...failure} />}
      {offered.map((one) => (
        <Entry key={one.response.id} offered={one} onChoose={() => overlays.respond({ run: one })} />
      ))}
      {offered.length === 0 && !failure && <Note icon={disable} text={t('UI.RESPOND.NONE')} />}
    </Menu>
  );
}

/** A sentence in the menu. It is an entry without effect, so that arrow keys lead to it. */
function Note({ icon, text }: { readonly icon: readonly string[]; readonly text: string }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className="descry-respond-note" aria-disabled>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

/** An entry about what could not be loaded. Choosing it does not close the menu. */
function FailureEntry({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-action="retry"
      onClick={(event) => {
        event.stopPropagation();
        onRetry();
      }}
    >
      <Icon name="refresh" />
      <span>
        {t('UI.RETRY')}
        <small className="descry-muted">{t({ key: message })}</small>
      </span>
    </button>
  );
}

function Entry({ offered, onChoose }: { readonly offered: OfferedResponse; readonly onChoose: () => void }) {
  const { response, access, targets, unfit } = offered;
  const { scope } = useServices();
  const t = useTranslate();
  const isBulk = targets.length + unfit.length > 1;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-action={response.id}
      data-intent={response.intent}
      aria-disabled={!access.enabled || undefined}
      onClick={access.enabled ? onChoose : undefined}
    >
      <Icon name={response.icon} />
      <span>
        {t(response.label, scope)}
        {access.reason && <small className="descry-muted">{t(access.reason)}</small>}
      </span>
      {isBulk && <span className="descry-count">{targets.length}</span>}
    </button>
  );
}
