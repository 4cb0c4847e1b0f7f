import { useShell } from '../shell-services';
import { supportMail } from './support-mail';

/** Opens the draft of a mail to the partner's support; a failed call is told instead. */
export function useSupportMail(partnerId: string | undefined): () => Promise<void> {
  const { client, page, tellFailure } = useShell();
  return async () => {
    try {
      page.assign(await supportMail(client, partnerId));
    } catch (error) {
      tellFailure(error);
    }
  };
}
