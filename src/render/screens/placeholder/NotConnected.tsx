import { useId, type ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton';
import { Icon } from '../../../ui/Icon';
import { Property, PropertyList } from '../../../ui/PropertyList';
import { UntrustedText } from '../../../ui/UntrustedText';
import { useUiText } from '../../../ui/ui-text';
import { useCopy } from '../../use-copy';
import type { RouteFacts } from '../screen-place';
import { connecting, type FileToWrite } from './connecting';
import './not-connected.css';

const command = 'npm run dev';

/** A page that nothing is connected to yet: what is known of it, and how to connect a screen. */
export function NotConnected(props: {
  readonly route: RouteFacts;
  readonly tail: string;
  /** The query without the drawer. */
  readonly search: string;
  /** The screen that stands here for the time being. */
  readonly screen?: string;
  readonly text?: string;
  readonly hint?: string;
}) {
  const { route, tail, search, screen } = props;
  const say = useUiText();
  const heading = useId();
  const steps = connecting(route, screen);
  const line = (id: string, label: string, value: string) =>
    value !== '' && (
      <Property id={id} label={label}>
        <UntrustedText text={value} mono />
      </Property>
    );
  return (
    <div className="descry-not-connected">
      <div className="descry-not-connected-facts">
        <div className="descry-not-connected-text">
          <Icon name="link" size={20} />
          <p className="descry-notice-text">{props.text ?? say('UI.PLACEHOLDER.TEXT')}</p>
          <p className="descry-muted">{props.hint ?? say('UI.PLACEHOLDER.HINT')}</p>
        </div>
        <PropertyList>
          {line('route', say('UI.PLACEHOLDER.ROUTE'), route.path)}
          {line('key', say('UI.PLACEHOLDER.KEY'), route.keys.join(', '))}
          {line('screen', say('UI.PLACEHOLDER.SCREEN'), screen ?? '')}
          {line('tail', say('UI.PLACEHOLDER.TAIL'), tail)}
          {line('query', say('UI.PLACEHOLDER.QUERY'), decoded(search))}
        </PropertyList>
      </div>
      <section aria-labelledby={heading}>
        <h2 id={heading}>{say('UI.PLACEHOLDER.STEPS')}</h2>
        <ol className="descry-steps">
          <FileStep title={say('UI.PLACEHOLDER.STEP_SCREEN')} write={steps.screen} />
          {steps.route && <FileStep title={say('UI.PLACEHOLDER.STEP_ROUTE')} write={steps.route} />}
          <Step title={say('UI.PLACEHOLDER.STEP_RUN')} copied={command}>
            <code>{command}</code>
          </Step>
        </ol>
      </section>
    </div>
  );
}

function FileStep({ title, write }: { readonly title: string; readonly write: FileToWrite }) {
  return (
    <Step title={title} file={write.file} copied={write.text}>
      {write.text}
    </Step>
  );
}

function Step(props: {
  readonly title: string;
  readonly file?: string;
  readonly copied: string;
  readonly children: ReactNode;
}) {
  const say = useUiText();
  const copy = useCopy();
  return (
    <li>
      <p className="descry-step-title">
        <span>
          {props.title}
          {props.file !== undefined && <code>{props.file}</code>}
        </span>
        <CopyButton label={say('UI.COPY')} onCopy={() => copy(props.copied)} />
      </p>
      {/* It can have the focus, so that the keyboard can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={props.title} role="region">
        {props.children}
      </pre>
    </li>
  );
}

function decoded(search: string): string {
  return [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).join('\n');
}
