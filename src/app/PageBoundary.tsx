import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useShell } from '../shell/shell-services';
import { useWords } from '../shell/use-words';
import { Icon } from '../ui/Icon';

/** Keeps a page that broke to itself. `place` says which page it is: another one starts whole. */
export function PageBoundary(props: { readonly place: string; readonly children: ReactNode }) {
  const { page } = useShell();
  const words = useWords();
  return (
    <ErrorBoundary
      resetKeys={[props.place]}
      fallback={
        <div className="descry-notice" role="alert">
          <Icon name="error" size={20} />
          <p className="descry-notice-text">{words('UI.PAGE.BROKEN')}</p>
          <Button data-action="reload" onClick={() => page.reload()}>
            {words('UI.PAGE.RELOAD')}
          </Button>
        </div>
      }
    >
      {props.children}
    </ErrorBoundary>
  );
}
