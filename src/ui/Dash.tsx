import { dash } from '~/lib/dash';

/** The sign of an empty value. */
export function Dash() {
  return <span className="descry-dash">{dash}</span>;
}
