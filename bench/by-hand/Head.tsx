import { showNumber } from '../../src/descriptor/format/number';
import { showRelativeTime } from '../../src/descriptor/format/relative-time';
import { DrawerHead } from '../../src/render/DrawerHead';
import { useServices } from '../../src/render/services';
import { SeverityTag } from '../../src/ui/SeverityTag';
import { Tooltip } from '../../src/ui/Tooltip';
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
  const last = showRelativeTime(host?.last_connected_time, clock.now(), format);
  return (
    <DrawerHead
      icon="desktop"
      name={host?.hostname ?? props.id}
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
            <span className="descry-numeric">{showNumber(score, format)?.text}</span>{' '}
            <SeverityTag severity={band.severity}>{band.word}</SeverityTag>
          </span>
        </span>
      )}
    </Tooltip>
  );
}
