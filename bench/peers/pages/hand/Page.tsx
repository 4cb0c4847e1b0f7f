import { useLocation } from 'react-router-dom';

/** A page of the shell. */
export function Page() {
  return <h1>Page {useLocation().pathname}</h1>;
}
