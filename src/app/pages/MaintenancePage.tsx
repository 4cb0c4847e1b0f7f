import { Link } from 'react-router-dom';
import { useWords } from '../../shell/use-words';
import { Icon } from '../../ui/Icon';

/** Says that the console is being worked on. */
export function MaintenancePage() {
  const words = useWords();
  return (
    <div className="descry-notice">
      <Icon name="wrench" size={20} />
      <p className="descry-notice-text">{words('UI.MAINTENANCE.TEXT')}</p>
      <p className="descry-notice-links">
        <Link className="descry-link" to="/">
          {words('UI.PAGE.HOME')}
        </Link>
      </p>
    </div>
  );
}
