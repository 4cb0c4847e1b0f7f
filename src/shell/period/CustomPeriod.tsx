import { Button } from '@blueprintjs/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { dateText, zoneLabel } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import type { Period, Span } from '~/state/period/period';
import { draftOf, validateDraft, withValue } from './draft';
import { PeriodSide, type PeriodSideProps } from './PeriodSide';

/** The form of a custom period: four inputs and two calendars, in the zone of the console. */
export function CustomPeriod(props: { readonly chosen: Period; readonly onApply: (span: Span) => void }) {
  const { chosen, onApply } = props;
  const { settings, serverTime, format } = useServices();
  const { zone } = format;
  const t = useTranslate();
  const [draft, setDraft] = useState(() => draftOf(chosen, zone, settings.period));
  const now = serverTime.now();
  const today = dateText(now, zone);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => void form.current?.querySelector('input')?.focus(), []);
  const { span, problems } = validateDraft(draft, zone, today);
  const firstYear = Number(today.slice(0, 4)) - settings.period.yearsBack;
  const side: Omit<PeriodSideProps, 'side'> = {
    ...{ draft, problems, today },
    first: `${firstYear}-01-01`,
    onValue: (name, value) => setDraft((current) => withValue(current, name, value, settings.period)),
  };
  return (
    <form
      ref={form}
      className="descry-period-custom"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (span) onApply(span);
      }}
    >
      <div className="descry-period-sides">
        <PeriodSide side="from" {...side} />
        <PeriodSide side="to" {...side} />
      </div>
      <div className="descry-period-foot">
        <span className="descry-period-zone">{t('UI.PERIOD.ZONE', { zone: zoneLabel(zone, now) })}</span>
        <Button type="submit" intent="primary" data-action="apply" disabled={!span}>
          {t('UI.PERIOD.APPLY')}
        </Button>
      </div>
    </form>
  );
}
