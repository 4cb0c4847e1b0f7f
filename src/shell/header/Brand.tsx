import { Link } from 'react-router-dom';
import { safeLink } from '../../api/safe-address';
import { useShell } from '../shell-services';
import { useBrandTitle } from './use-brand-title';

/** The title of the console and the deployment's own logo, which lead home. */
export function Brand() {
  const { config, trust } = useShell();
  const { enableCustomLogo, headerLogo } = config.brand;
  const logo = enableCustomLogo ? safeLink(headerLogo, trust)?.href : undefined;
  return (
    <Link to="/" className="descry-brand" data-testid="brand">
      {logo === undefined ? <BrandMark /> : <img src={logo} alt="" height={24} />}
      <span className="descry-brand-title">{useBrandTitle()}</span>
    </Link>
  );
}

/** A lens over lines: what lies in the data comes into sight. */
function BrandMark() {
  return (
    <svg className="descry-brand-mark" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 6h7M2 11h4M2 16h6" />
      <circle cx="14" cy="11" r="6" />
      <path d="m18.4 15.4 3.6 3.6" />
    </svg>
  );
}
