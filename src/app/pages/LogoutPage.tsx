import { useEffect } from 'react';
import { useShell } from '../../shell/shell-services';
import { useWords } from '../../shell/use-words';

/** Signs out. */
export function LogoutPage() {
  const { signOut } = useShell();
  const words = useWords();
  useEffect(() => void signOut(), [signOut]);
  return (
    <div className="descry-notice" role="status">
      <p className="descry-notice-text">{words('UI.LOGOUT.TEXT')}</p>
    </div>
  );
}
