import { Button } from '@blueprintjs/core';
import { openAddress } from '~/actions/open-address';
import { isInAppPath } from '~/api/safe-address';
import { isList, isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { visibleText } from '~/lib/visible-text';
import { useServices } from '../context/services';

const actions = ['close', 'navigate', 'open'] as const;

/** A button that the opener of a dialog defines. */
export interface CallerButton {
  readonly text: string;
  readonly action: (typeof actions)[number];
  readonly to: string;
}

/** Reads the buttons from the input of a dialog. Invalid ones are left out. */
export function callerButtons(value: unknown): readonly CallerButton[] {
  return (isList(value) ? value : []).flatMap((entry) => {
    const [text, to] = [getOwn(entry, 'text'), getOwn(entry, 'to')];
    const action = actions.find((name) => name === getOwn(entry, 'action'));
    const hasTarget = action === 'close' || isString(to);
    return isString(text) && action && hasTarget ? [{ text, action, to: isString(to) ? to : '' }] : [];
  });
}

/** The buttons of the opener. Each closes the dialog; those with an address then go there. */
export function CallerButtons(props: { readonly buttons: readonly CallerButton[]; readonly onClose: () => void }) {
  const services = useServices();
  const act = ({ action, to }: CallerButton): void => {
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
      {visibleText(button.text)}
    </Button>
  ));
}
