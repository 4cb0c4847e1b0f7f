import type { ConsoleSettings } from '../../generated/descriptor-types';
import type { Text } from '../../generated/types';
import { useStore } from '../../render/use-store';
import { isServiceProvider, type View } from '../../session/profile';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';

/** The console's title by region and view; the region comes first. */
function brandTitle(brand: ConsoleSettings['brand'], region: string, view: View | undefined): Text {
  if (region === 'UAE') return brand.UAE;
  return view !== undefined && isServiceProvider(view) ? brand.serviceProvider : brand.default;
}

/** The console's title for the signed-in user, in the current language. */
export function useBrandTitle(): string {
  const { settings, config, session } = useShell();
  const { profile } = useStore(session);
  const words = useWords();
  return words(brandTitle(settings.brand, config.region, profile.state === 'loaded' ? profile.value.view : undefined));
}
