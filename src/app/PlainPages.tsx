import { useEffect, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useBrandTitle } from '~/shell/header/use-brand-title';
import { Button } from '@blueprintjs/core';
import { useServices } from '~/view/context/services';
import { logoutAddress } from '~/session/logout';
import type { SignIn } from '~/session/sign-in';
import { signedOutPages, type TabEnd } from '~/session/tab-access';

/** A page without header and menu. */
function PlainPage(props: { readonly title: string; readonly children: ReactNode }) {
  const { title } = props;
  const brand = useBrandTitle();
  useEffect(() => {
    document.title = `${title} - ${brand}`;
  }, [title, brand]);
  return (
    <main className="descry-plain">
      <p className="descry-plain-brand">{brand}</p>
      <h1>{title}</h1>
      {props.children}
    </main>
  );
}

/** The page in place of a console that failed as a whole. */
export function BrokenConsole() {
  const { page } = useServices();
  const t = useTranslate();
  return (
    <PlainPage title={t('UI.BROKEN.TITLE')}>
      <p>{t('UI.PAGE.BROKEN')}</p>
      <p>
        <Button intent="primary" data-action="reload" onClick={() => page.reload()}>
          {t('UI.RELOAD')}
        </Button>
      </p>
    </PlainPage>
  );
}

/** The page in place of the console for users without access to it. */
export function AccessGatePage() {
  const { signOut } = useServices();
  const t = useTranslate();
  return (
    <PlainPage title={t('UI.GATE.TITLE')}>
      <p>{t('UI.GATE.TEXT')}</p>
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
          {t('UI.SHELL.LOG_OUT')}
        </a>
      </p>
    </PlainPage>
  );
}

/** The page after too many redirects to sign-in: the user must continue. */
export function SignInBlocked(props: { readonly signIn: SignIn }) {
  const t = useTranslate();
  return (
    <PlainPage title={t('UI.BLOCKED.TITLE')}>
      <p>{t('UI.BLOCKED.TEXT')}</p>
      <p>
        <Button intent="primary" data-action="sign-in" onClick={() => props.signIn.redirectByUser()}>
          {t('UI.BLOCKED.SIGN_IN')}
        </Button>
      </p>
    </PlainPage>
  );
}

/** The page in place of the console after a sign-out, until the browser has loaded the static page. */
export function SignedOut(props: { readonly end: TabEnd }) {
  const t = useTranslate();
  return (
    <PlainPage title={t('UI.SIGNED_OUT.TITLE')}>
      <p role="status">{t(signedOutPages[props.end].text)}</p>
    </PlainPage>
  );
}
