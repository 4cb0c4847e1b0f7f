import { useState } from 'react';
import { holds, isShown } from '../../descriptor/is-shown';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { useWords } from '../use-words';
import { HeaderButton } from './HeaderButton';

/** Places for parts that a deployment puts into the page. They stay hidden until the icon opens that of the AI. */
export function AssistantMenu() {
  const { scope } = useServices();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {holds(header.assistant.visibleWhen, scope) && (
        <HeaderButton
          icon="chat"
          testId="extra-menu"
          label={words('UI.SHELL.ASSISTANT')}
          pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {header.slots
        .filter((slot) => isShown(slot, scope))
        .map(({ id }) => (
          <div key={id} data-testid={`${id}-slot`} className="descry-slot" hidden={id !== 'ai' || !isOpen} />
        ))}
    </>
  );
}
