import { formatNumber } from '~/i18n/format/number';
import { formatRelativeTime } from '~/i18n/format/times';
import { DrawerHead } from '~/view/drawer/DrawerHead';
import { useServices } from '~/view/context/services';
import { SeverityTag } from '~/ui/SeverityTag';
import { Tooltip } from '~/ui/Tooltip';
import { withProfile, type Host } from './host';
import { bandOf } from './risk-bands';

/** Which host this is, what to know of it first and, once it was asked for, its risk. */
export function Head(props: {
  readonly id: string;
  readonly host: Host | undefined;
  readonly risk: number | undefined;
}) {
  const { clock, format } = useServices();
  const host = props.host && withProfile(props.host, props.host.detail_profile?.basic);
  const last = formatRelativeTime(host?.last_connected_time, clock.now(), format);
  return (
    <DrawerHead
      icon="desktop"
      name={host?.hostname ?? props.id}
      isProvisional={props.host === undefined}
      kind="Host"
      tags={props.risk !== undefined && <RiskTag score={props.risk} />}
      facts={
        <>
          <Fact text={host?.os?.name} />
          <Fact text={host?.last_ip_used} />
          {last && <Fact label="Last connected" text={last.text} whole={last.copy} />}
        </>
      }
    />
  );
}

function Fact(props: {
  readonly text: string | null | undefined;
  readonly label?: string;
  /** Told on hover. */
  readonly whole?: string;
}) {
  const { text, label } = props;
  if (text === null || text === undefined || text === '') return null;
  return (
    <li>
      {label !== undefined && `${label} `}
      <Tooltip text={props.whole}>{() => <bdi>{text.slice(0, 200)}</bdi>}</Tooltip>
    </li>
  );
}

function RiskTag({ score }: { readonly score: number }) {
  const { format } = useServices();
  const band = bandOf(score);
  if (!band) return null;
  return (
    <Tooltip text="Asset risk">
      {() => (
        <span className="descry-head-tag">
          <span className="descry-aside">Asset risk: </span>
          <span className="descry-judged">
            <span className="descry-numeric">{formatNumber(score, format)?.text}</span>{' '}
            <SeverityTag severity={band.severity}>{band.label}</SeverityTag>
          </span>
        </span>
      )}
    </Tooltip>
  );
}
