import { logoutAddress } from '../session/logout';
import { useShell } from '../shell/shell-services';
import { useWords } from '../shell/use-words';
import { PlainPage } from './PlainPage';

/** Stands in for the console while the sign-in gate is closed. */
export function ClosedGate() {
  const { signOut } = useShell();
  const words = useWords();
  return (
    <PlainPage title={words('UI.GATE.TITLE')}>
      <p>{words('UI.GATE.TEXT')}</p>
      <p>
        <a
          className="descry-link"
          href={logoutAddress}
          data-action="log-out"
          onClick={(event) => {
            event.preventDefault();
            void signOut();
          }}
        >
          {words('UI.SHELL.LOG_OUT')}
        </a>
      </p>
    </PlainPage>
  );
}
