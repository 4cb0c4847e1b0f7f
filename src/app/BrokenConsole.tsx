import { Button } from '@blueprintjs/core';
import { useShell } from '../shell/shell-services';
import { useWords } from '../shell/use-words';
import { PlainPage } from './PlainPage';

/** Stands in for a console that broke as a whole. */
export function BrokenConsole() {
  const { page } = useShell();
  const words = useWords();
  return (
    <PlainPage title={words('UI.BROKEN.TITLE')}>
      <p>{words('UI.PAGE.BROKEN')}</p>
      <p>
        <Button intent="primary" data-action="reload" onClick={() => page.reload()}>
          {words('UI.PAGE.RELOAD')}
        </Button>
      </p>
    </PlainPage>
  );
}
