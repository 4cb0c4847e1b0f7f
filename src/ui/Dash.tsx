/** What stands where a value is empty. */
const dash = '-';

/** The sign of an empty value. */
export function Dash() {
  return <span className="descry-dash">{dash}</span>;
}
