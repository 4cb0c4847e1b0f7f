import { Button } from '@blueprintjs/core';
import type { SignIn } from '../session/sign-in';
import { useWords } from '../shell/use-words';
import { PlainPage } from './PlainPage';

/** After too many redirects to sign in: nothing goes on by itself. */
export function SignInBlocked(props: { readonly signIn: SignIn }) {
  const words = useWords();
  return (
    <PlainPage title={words('UI.BLOCKED.TITLE')}>
      <p>{words('UI.BLOCKED.TEXT')}</p>
      <p>
        <Button intent="primary" data-action="sign-in" onClick={() => props.signIn.redirectByUser()}>
          {words('UI.BLOCKED.SIGN_IN')}
        </Button>
      </p>
    </PlainPage>
  );
}
