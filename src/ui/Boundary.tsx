import { createContext, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate } from '~/i18n/translate';
import type { FailureFacts } from '~/state/toasts';
import { IconButton } from './IconButton';

/** A part of the page whose rendering failed. */
export interface BrokenPart {
  /** Under which the error is written down. */
  readonly traceId: string;
  /** Draws the part again. */
  readonly retry: () => void;
}

/** What a failure showed: its message, and the id under which the server or the console wrote it down. */
export interface ShownFailure extends FailureFacts {
  readonly message: string;
  readonly traceId: string;
}

/** Receives the errors of parts, for the log and for support. */
export interface ErrorReporter {
  /** The trace id of an error: that of the call that failed, else a new one. */
  traceIdOf(error: unknown): string;
  write(message: string): void;
  /** Copies what support needs to know of a failure; true if the browser allowed it. */
  copy(failure: ShownFailure): Promise<boolean>;
}

/** Provides the reporter to every boundary. */
export const ErrorReporterContext = createContext<ErrorReporter>({
  traceIdOf: () => '',
  write: () => undefined,
  copy: () => Promise.resolve(false),
});

/** How often a boundary renders its content again by itself before it shows a button that does so. */
const recoveriesMax = 2;

/**
 * Catches the errors of its content, in rendering, in effects and in clean-ups, and shows `fallback` instead of it.
 *
 * React passes an error of a clean-up to the nearest boundary that is still mounted after the content was removed. So
 * there are two boundaries: the inner one is removed with its `subject`, the outer one stays and renders the next
 * content. Put it around the condition under which the content is shown, never inside.
 */
export function Boundary(props: {
  /** Identifies the content: another content starts without an error. */
  readonly subject?: string | number;
  /** A change renders content again that ran into an error. */
  readonly retryOn?: unknown;
  readonly fallback: (part: BrokenPart) => ReactNode;
  /** Nothing while there is no content. */
  readonly children: ReactNode;
}) {
  const { subject = '', fallback, children } = props;
  const reporter = use(ErrorReporterContext);
  const isEmpty = children === undefined || children === null || children === false;
  const shown = isEmpty ? undefined : subject;
  const recoveries = useRef<{ readonly of: typeof shown; readonly count: number }>({ of: shown, count: 0 });
  const mayRecover = (): boolean => {
    const { of, count } = recoveries.current;
    const next = of === shown ? count + 1 : 1;
    recoveries.current = { of: shown, count: next };
    return next <= recoveriesMax;
  };
  return (
    <ErrorBoundary
      onError={(error) => reporter.write(`A part of the page could not be removed or replaced: ${String(error)}`)}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Recovery key={shown} error={error} mayRecover={mayRecover} retry={resetErrorBoundary} />
      )}
    >
      {!isEmpty && (
        <ErrorBoundary
          key={subject}
          resetKeys={[props.retryOn]}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <Broken error={error} retry={resetErrorBoundary} fallback={fallback} />
          )}
        >
          {children}
        </ErrorBoundary>
      )}
    </ErrorBoundary>
  );
}

/** Renders content again before anybody sees that it was gone; a button does so once that has not helped. */
function Recovery(props: { readonly error: unknown; readonly mayRecover: () => boolean; readonly retry: () => void }) {
  const { error, mayRecover, retry } = props;
  const reporter = use(ErrorReporterContext);
  const [traceId, setTraceId] = useState<string>();
  useLayoutEffect(() => {
    if (mayRecover()) retry();
    // An error has its trace id once, when it is first shown.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    else setTraceId(reporter.traceIdOf(error));
    // Once for each error that was caught.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return traceId === undefined ? null : <BrokenButton part={{ traceId, retry }} />;
}

function Broken(props: {
  readonly error: unknown;
  readonly retry: () => void;
  readonly fallback: (part: BrokenPart) => ReactNode;
}) {
  const { error, retry } = props;
  const reporter = use(ErrorReporterContext);
  const [traceId] = useState(() => reporter.traceIdOf(error));
  useEffect(() => {
    reporter.write(`A part of the page ran into an error, trace ID ${traceId}: ${String(error)}`);
  }, [reporter, traceId, error]);
  return props.fallback({ traceId, retry });
}

/**
 * A list of parts, each with a boundary of its own. The boundary of a removed part stays until its clean-ups have run,
 * so that an error in one of them does not affect the other parts.
 */
export function BoundaryList<T>(props: {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  readonly fallback: (item: T, part: BrokenPart) => ReactNode;
  readonly children: (item: T) => ReactNode;
}) {
  const { items, keyOf } = props;
  const [before, setBefore] = useState(items);
  const keys = new Set(items.map(keyOf));
  const leaving = before.filter((item) => !keys.has(keyOf(item)));
  useEffect(() => {
    // Clean-ups run before effects: by now those of the parts that left are over.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setBefore(items);
  }, [items]);
  return [...items, ...leaving].map((item) => (
    <Boundary key={keyOf(item)} fallback={(part) => props.fallback(item, part)}>
      {keys.has(keyOf(item)) && props.children(item)}
    </Boundary>
  ));
}

/** A button that replaces a small part whose rendering failed, and renders it again. */
export function BrokenButton({ part }: { readonly part: BrokenPart }) {
  const t = useTranslate();
  return (
    <IconButton
      icon="error"
      className="descry-broken-button"
      label={t('UI.PART_BROKEN_SHORT', { id: part.traceId })}
      action="retry"
      onClick={part.retry}
    />
  );
}
