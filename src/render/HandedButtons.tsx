import { Button } from '@blueprintjs/core';
import { openAddress } from '../actions/open-address';
import { isInAppPath } from '../api/safe-address';
import { isList, isString } from '../lib/json';
import { own } from '../lib/own';
import { useServices } from './services';

const actions = ['close', 'navigate', 'open'] as const;

/** A button that the opener of a dialog hands over. */
export interface HandedButton {
  readonly text: string;
  readonly action: (typeof actions)[number];
  readonly to: string;
}

/** Reads the buttons that were handed over; those of the wrong shape are left out. */
export function handedButtons(value: unknown): readonly HandedButton[] {
  return (isList(value) ? value : []).flatMap((entry) => {
    const [text, to] = [own(entry, 'text'), own(entry, 'to')];
    const action = actions.find((name) => name === own(entry, 'action'));
    const leads = action === 'close' || isString(to);
    return isString(text) && action && leads ? [{ text, action, to: isString(to) ? to : '' }] : [];
  });
}

/** Buttons handed over by the opener. Each closes the dialog, the ones that lead somewhere go there. */
export function HandedButtons(props: { readonly buttons: readonly HandedButton[]; readonly onClose: () => void }) {
  const services = useServices();
  const act = ({ action, to }: HandedButton): void => {
    props.onClose();
    if (action === 'navigate' && isInAppPath(to)) services.navigate(to);
    if (action === 'open') openAddress(to, 'new', services);
  };
  return props.buttons.map((button, index) => (
    <Button
      key={index}
      intent={button.action === 'close' ? 'none' : 'primary'}
      data-action={button.action === 'close' ? 'close' : 'go'}
      onClick={() => act(button)}
    >
      {button.text}
    </Button>
  ));
}
