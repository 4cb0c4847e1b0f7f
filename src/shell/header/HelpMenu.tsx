import { useWords } from '../use-words';
import { useShell } from '../shell-services';
import { HeaderButton } from './HeaderButton';
import { supportMail } from './support-mail';

/** Region whose users open a support case instead of writing a mail. */
const supportCaseRegion = 'GOV_US';

/** Help for service providers: a support case, or the draft of a mail to the partner's support. */
export function HelpMenu(props: { readonly partnerId: string | undefined }) {
  const { config, openDialog, client, page, tellFailure } = useShell();
  const words = useWords();
  const isSupportCase = config.region === supportCaseRegion;
  const open = async (): Promise<void> => {
    if (isSupportCase) return openDialog('support-case');
    try {
      page.assign(await supportMail(client, props.partnerId));
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <HeaderButton
      icon="help"
      testId="help-menu"
      label={words(isSupportCase ? 'UI.SHELL.CONTACT_SUPPORT' : 'UI.SHELL.TECHNICAL_SUPPORT')}
      onClick={() => void open()}
    />
  );
}
