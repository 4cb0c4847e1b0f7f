import { Callout } from '@blueprintjs/core';
import { useTranslate } from '~/i18n/translate';
import { UntrustedText } from '~/ui/UntrustedText';
import type { ResponseObject } from '~/state/response-request';
import type { RunProgress } from './run-response';

/** Number of names before the number of all others. */
const maxNames = 5;

/** Number of objects that failed that are listed; a list of thousands would freeze the page. */
const maxFailed = 200;

/** The objects of a response by name. */
export function TargetNames({ targets }: { readonly targets: readonly ResponseObject[] }) {
  const t = useTranslate();
  const [only] = targets;
  if (only && targets.length === 1) {
    return (
      <p className="descry-respond-target">
        <UntrustedText text={only.name} />
      </p>
    );
  }
  return (
    <>
      <p className="descry-respond-target">{t('UI.RESPOND.TARGETS', { count: targets.length })}</p>
      <ul className="descry-respond-names">
        {targets.slice(0, maxNames).map(({ id, name }) => (
          <li key={id}>
            <UntrustedText text={name} />
          </li>
        ))}
        {targets.length > maxNames && <li>{t('UI.RESPOND.MORE', { count: targets.length - maxNames })}</li>}
      </ul>
    </>
  );
}

/** The objects for which no task was started, each with the reason. It gets the focus, where no key starts anything. */
export function FailedTargets({ progress: { started, failed } }: { readonly progress: RunProgress }) {
  const t = useTranslate();
  return (
    <div role="alert" tabIndex={-1} data-first-stop className="descry-respond-failed">
      {started.length > 0 && <p>{t('UI.RESPOND.STARTED', { count: started.length })}</p>}
      <Callout compact intent="danger" icon={false}>
        {t('UI.RESPOND.FAILED', { count: failed.length })}
      </Callout>
      <dl>
        {failed.slice(0, maxFailed).map(({ target, reason }) => (
          <div key={target.id}>
            <dt>
              <UntrustedText text={target.name} />
            </dt>
            <dd>{t(reason)}</dd>
          </div>
        ))}
      </dl>
      {failed.length > maxFailed && <p>{t('UI.RESPOND.MORE', { count: failed.length - maxFailed })}</p>}
    </div>
  );
}
