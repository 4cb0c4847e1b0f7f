import { textFor } from '~/descriptor/text';
import { header } from '~/generated/console/header';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';

/** The console's title for the signed-in user, in the current language. */
export function useBrandTitle(): string {
  const { scope } = useServices();
  const t = useTranslate();
  return t(textFor(header.brand, scope), scope);
}
