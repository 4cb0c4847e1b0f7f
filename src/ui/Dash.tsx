import { dash } from '~/lib/dash';

/** The dash in place of an empty value. */
export function Dash() {
  return <span className="descry-dash">{dash}</span>;
}
