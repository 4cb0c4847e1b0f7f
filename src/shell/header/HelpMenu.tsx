import { holds } from '../../descriptor/is-shown';
import { predicates } from '../../generated/predicates';
import { useWords } from '../use-words';
import { useShell } from '../shell-services';
import { HeaderButton } from './HeaderButton';
import { useSupportMail } from './use-support-mail';

/** Help for service providers: a support case, or the draft of a mail to the partner's support. */
export function HelpMenu(props: { readonly partnerId: string | undefined }) {
  const { config, openDialog } = useShell();
  const words = useWords();
  const isSupportCase = holds(predicates.governmentCloud, { region: config.region });
  const write = useSupportMail(props.partnerId);
  return (
    <HeaderButton
      icon="help"
      testId="help-menu"
      label={words(isSupportCase ? 'UI.SHELL.CONTACT_SUPPORT' : 'UI.SHELL.TECHNICAL_SUPPORT')}
      onClick={() => (isSupportCase ? openDialog('support-case') : void write())}
    />
  );
}
