import { useIsFetching } from '@tanstack/react-query';
import { useServices } from '../../render/services';
import { useStore } from '../../render/use-store';
import { useUiText } from '../../ui/ui-text';
import { useShell } from '../shell-services';
import { isPageLoad } from './page-load';
import './progress.css';
import { useLasting } from './use-lasting';

/** A line at the top while the code of a page, or the menu that decides whether it may be shown, is on its way. */
export function ProgressBar() {
  const { clock, settings } = useServices();
  const { menu } = useStore(useShell().session);
  const pages = useIsFetching({ predicate: ({ queryKey }) => isPageLoad(queryKey) });
  const text = useUiText();
  const isShown = useLasting(pages > 0 || menu.state === 'loading', clock, settings.timers.skeletonDelay);
  return isShown && <div className="descry-progress" role="progressbar" aria-label={text('UI.LOADING')} />;
}
