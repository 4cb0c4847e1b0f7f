import { Classes } from '@blueprintjs/core';
import { useTranslate } from '~/i18n/translate';
import { noData, type SourceErrorState } from '~/state/present-error';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { NoData } from '~/ui/NoData';
import { matchRoute } from '../context/match-route';
import { useServices } from '../context/services';

/**
 * What a part of the page shows in place of the data of a source that failed: the error with its facts and the page to
 * go on with, or for the policy `as-empty` that there is no data.
 */
export function SourceFailure(props: { readonly failure: SourceErrorState | undefined; readonly onRetry: () => void }) {
  const { state, message = noData, facts, back } = props.failure ?? {};
  const t = useTranslate();
  if (state === 'empty') return <NoData text={t({ key: message })} />;
  return (
    <ErrorPanel message={t({ key: message })} {...facts} onRetry={props.onRetry}>
      {back !== undefined && <BackLink to={back} />}
    </ErrorPanel>
  );
}

/** A link to a page of the console, with its title. */
function BackLink({ to }: { readonly to: string }) {
  const { routes } = useServices();
  const t = useTranslate();
  const route = matchRoute(to, routes)?.route;
  if (!route || !('title' in route)) return null;
  return (
    <a className={`${Classes.BUTTON} ${Classes.SMALL}`} href={`#${to}`}>
      <span className={Classes.BUTTON_TEXT}>{t(route.title)}</span>
    </a>
  );
}
