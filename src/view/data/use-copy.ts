import { copyText } from '~/actions/copy-text';
import { useServices } from '../context/services';

/** Gives `copyText` with the services of the page. Its result is true on success, which the caller shows. */
export function useCopy(): (text: string | Promise<string>) => Promise<boolean> {
  const services = useServices();
  return (text) => copyText(text, services);
}
