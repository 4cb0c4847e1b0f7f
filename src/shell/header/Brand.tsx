import { safeLink } from '~/api/safe-address';
import { useServices } from '~/view/context/services';
import { useBrandTitle } from './use-brand-title';
import { AppLink } from '../AppLink';

/** The logo of the deployment and the title of the console, as a link to the home page. */
export function Brand() {
  const { config, trust } = useServices();
  const { enableCustomLogo, headerLogo } = config.brand;
  const logo = enableCustomLogo ? safeLink(headerLogo, trust)?.href : undefined;
  const title = useBrandTitle();
  return (
    // A narrow header has no room for the title, which names the link all the same.
    <AppLink to="/" className="descry-brand" aria-label={title} data-testid="brand">
      {logo === undefined ? <BrandMark /> : <img src={logo} alt="" height={24} />}
      <span className="descry-brand-title">{title}</span>
    </AppLink>
  );
}

/** The logo of the console: a lens over lines. */
function BrandMark() {
  return (
    <svg className="descry-brand-mark" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 6h7M2 11h4M2 16h6" />
      <circle cx="14" cy="11" r="6" />
      <path d="m18.4 15.4 3.6 3.6" />
    </svg>
  );
}
