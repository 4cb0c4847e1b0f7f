import { textFor } from '../../descriptor/text-for';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { useText } from '../../render/use-text';

/** The console's title for the signed-in user, in the current language. */
export function useBrandTitle(): string {
  const { scope } = useServices();
  const text = useText();
  return text(textFor(header.brand, scope), scope);
}
