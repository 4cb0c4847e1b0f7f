import { Button } from '@blueprintjs/core';
import { isDemoAccount, leaveDemo } from '../../session/demo-account';
import { Icon } from '../../ui/Icon';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';

/** Says that this is a demo account, and leads out of it. */
export function DemoMark(props: { readonly userName: string }) {
  const { settings, storage, signOut } = useShell();
  const words = useWords();
  if (!isDemoAccount(props.userName, settings.demoMarker)) return null;
  return (
    <>
      <span className="descry-mark" data-testid="demo-tag">
        {words('UI.SHELL.DEMO')}
      </span>
      <Button
        variant="outlined"
        size="small"
        className="descry-leave-demo"
        aria-label={words('UI.SHELL.LEAVE_DEMO')}
        icon={<Icon name="log-out" />}
        data-testid="leave-demo"
        data-action="leave-demo"
        onClick={() => void leaveDemo(storage, signOut)}
      >
        <span>{words('UI.SHELL.LEAVE_DEMO')}</span>
      </Button>
    </>
  );
}
