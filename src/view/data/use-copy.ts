import { copyText } from '~/actions/copy-text';
import { useServices } from '../context/services';

/** Gives a function that copies a text. Its result is true on success, which the caller shows. */
export function useCopy(): (text: string) => Promise<boolean> {
  const services = useServices();
  return (text) => copyText(text, services);
}
