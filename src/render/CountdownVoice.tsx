import { useUiText } from '../ui/ui-text';
import { useServices } from './services';

/** Reads aloud how many seconds are left; the last ones interrupt what is being read. */
export function CountdownVoice({ seconds }: { readonly seconds: number | undefined }) {
  const { settings } = useServices();
  const say = useUiText();
  const words = seconds === undefined ? '' : say('UI.SECONDS_LEFT', { count: seconds });
  const isUrgent = seconds !== undefined && seconds <= settings.dialogs.countdownUrgent;
  return (
    <div className="descry-aside">
      <p aria-live="polite">{isUrgent ? '' : words}</p>
      <p aria-live="assertive">{isUrgent ? words : ''}</p>
    </div>
  );
}
