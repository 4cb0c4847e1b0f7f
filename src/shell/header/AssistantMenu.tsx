import { useState } from 'react';
import { isEnterprise, type View } from '../../session/profile';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { HeaderButton } from './HeaderButton';

/**
 * Places for assistants that a deployment puts into the page. They stay hidden until the icon, which stands where
 * tracking is on and the console is not a service provider's, opens the one of the AI.
 */
export function AssistantMenu(props: { readonly view: View }) {
  const { config } = useShell();
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const isForEnterprise = isEnterprise(props.view);
  return (
    <>
      {isForEnterprise && config.tracking && !config.serviceProviderContext && (
        <HeaderButton
          icon="chat"
          testId="extra-menu"
          label={words('UI.SHELL.ASSISTANT')}
          pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isForEnterprise && <div data-testid="case-log-slot" hidden />}
      {isForEnterprise && <div data-testid="ai-slot" className="descry-slot" hidden={!isOpen} />}
      <div data-testid="chat-bot-slot" hidden />
    </>
  );
}
