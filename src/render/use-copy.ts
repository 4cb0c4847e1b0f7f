import { copyText } from '../actions/copy-text';
import { useServices } from './services';

/** Copies a text for a button that shows by itself that it went well. */
export function useCopy(): (text: string) => Promise<boolean> {
  const services = useServices();
  return (text) => copyText(text, services);
}
