import disable from '@blueprintjs/icons/lib/esm/generated/16px/paths/disable';
import time from '@blueprintjs/icons/lib/esm/generated/16px/paths/time';
import { caseText } from '~/descriptor/text';
import { responses } from '~/generated/console/responses';
import type { TextWhen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Menu } from '~/ui/menu/Menu';
import { MenuItem } from '~/ui/menu/MenuItem';
import type { Side } from '~/ui/popover/position-options';
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
  return <MenuItem icon={icon} text={text} />;
}

/** An entry about what could not be loaded. Choosing it does not close the menu. */
function FailureEntry({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <MenuItem
      icon="refresh"
      text={t('UI.RETRY')}
      hint={t({ key: message })}
      action="retry"
      onChoose={(event) => {
        event.stopPropagation();
        onRetry();
      }}
    />
  );
}

function Entry({ offered, onChoose }: { readonly offered: OfferedResponse; readonly onChoose: () => void }) {
  const { response, access, targets, unfit } = offered;
  const { scope } = useServices();
  const t = useTranslate();
  const isBulk = targets.length + unfit.length > 1;
  return (
    <MenuItem
      icon={response.icon}
      text={t(response.label, scope)}
      hint={access.reason && t(access.reason)}
      action={response.id}
      intent={response.intent}
      onChoose={access.enabled ? onChoose : undefined}
    >
      {isBulk && <span className="descry-count">{targets.length}</span>}
    </MenuItem>
  );
}
