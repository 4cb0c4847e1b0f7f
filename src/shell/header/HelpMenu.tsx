import { holds } from '../../descriptor/is-shown';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { useText } from '../../render/use-text';
import { Icon } from '../../ui/Icon';
import { useWords } from '../use-words';
import { EntryMenu } from './EntryMenu';
import { HeaderButton } from './HeaderButton';
import { useEntries } from './use-entries';

/** The ways to help: a single one is a button that goes it at once, several are a menu. */
export function HelpMenu() {
  const { scope } = useServices();
  return holds(header.help.visibleWhen, scope) && <ShownHelp />;
}

function ShownHelp() {
  const { scope } = useServices();
  const words = useWords();
  const text = useText();
  const { shown, running, choose, question } = useEntries(header.help.entries);
  const [only, ...others] = shown;
  if (!only) return null;
  if (others.length > 0) {
    const label = words('UI.SHELL.HELP_MENU');
    return <EntryMenu label={label} testId="help-menu" button={<Icon name="help" />} entries={shown} />;
  }
  return (
    <>
      <HeaderButton
        icon="help"
        testId="help-menu"
        action={only.as ?? only.id}
        label={text(only.label, scope)}
        busy={running}
        onClick={() => choose(only)}
      />
      {question}
    </>
  );
}
