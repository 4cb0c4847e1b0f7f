import { useCallback, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import type { Block, Dialog } from '~/generated/contract/descriptor-types';
import type { Scope, Expression } from '~/generated/contract/types';
import { useTranslate, type ResolvedText, type Translate } from '~/i18n/translate';
import { getOwn } from '~/lib/get-own';
import { isNumber, isRecord, isString } from '~/lib/json';
import { useServices } from '../context/services';
import { useQueryScope } from '../data/use-query-scope';
import { useShowSourceErrors, useSources, waitingFor, type SourceResults } from '../data/use-sources';
import { useSlides, type Slides } from './slides';
import { useCountdown } from './use-countdown';
import { useTicks, type Ticks } from './use-ticks';

/** The state of an open dialog. */
export interface DialogState {
  /** The variables of its expressions. */
  readonly scope: Scope;
  readonly slides: Slides | undefined;
  /** The blocks of the dialog or of its current slide. */
  readonly content: readonly Block[];
  readonly ticks: Ticks;
  readonly sources: SourceResults;
  /** True for a part that reads a missing answer. */
  readonly isWaiting: (part: unknown) => boolean;
  /** The seconds of the countdown that were announced last. */
  readonly announcedSeconds: number | undefined;
}

/**
 * Calls the sources of a dialog on opening, and follows its slides, ticks and countdown. The input may change
 * meanwhile.
 */
export function useDialogState(dialog: Dialog, params: Readonly<Record<string, unknown>>): DialogState {
  const { scope: session } = useServices();
  const t = useTranslate();
  const queryScope = useQueryScope();
  const ticks = useTicks(dialog);
  const contentScope = { ...dialogScope(session, params, t), form: ticks.values };
  const slides = useSlides(dialog, contentScope);
  const needed = slides?.slide.needs ?? Object.keys(dialog.sources ?? {});
  const sources = useSources({ owner: 'dialog', sources: dialog.sources, needed, scope: contentScope, queryScope });
  useShowSourceErrors(sources.errors);
  const answered = { ...contentScope, ...sources.answers };
  const countdown = useCountdown(dialog.countdown, answered);
  const scope = { ...answered, ...(countdown && { countdown: countdown.left }) };
  return {
    scope,
    slides,
    content: slides?.slide.content ?? dialog.content ?? [],
    ticks,
    sources,
    isWaiting: waitingFor(dialog.sources, sources, scope),
    announcedSeconds: countdown?.announced,
  };
}

/** Work in progress, counted. */
export interface Activity {
  readonly isActive: boolean;
  /** Counts work until its promise settles. */
  readonly follow: (work: Promise<void>) => void;
  /** Counts work until the returned function is called. */
  readonly begin: () => () => void;
}

/** Counts the work in progress. */
export function useActivity(): Activity {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  const follow = useCallback((work: Promise<void>): void => void work.finally(begin()), [begin]);
  return { isActive: count > 0, follow, begin };
}

/** The scope of a dialog: the session, and the input from its opener with its texts translated. */
export function dialogScope(session: Scope, params: Readonly<Record<string, unknown>>, translate: Translate): Scope {
  const input = Object.entries(params).map(([name, value]) => [name, isText(value) ? translate(value) : value]);
  return { ...session, input: Object.fromEntries(input) };
}

/** Checks every member: a dialog that is opened from outside can get any input. */
function isText(value: unknown): value is ResolvedText {
  if (!isRecord(value) || !isString(value.key)) return false;
  const { text, by, values = {} } = value;
  return (
    (text === undefined || isString(text) || (isRecord(text) && isString(text.other))) &&
    (by === undefined || isString(by)) &&
    isRecord(values) &&
    Object.values(values).every((value) => isString(value) || isNumber(value))
  );
}

/** A scope with more inputs, evaluated in it. They replace inputs of the same name. */
export function withInput(scope: Scope, inputs: Readonly<Record<string, Expression>> | undefined): Scope {
  if (!inputs) return scope;
  const before = getOwn(scope, 'input');
  const added = Object.entries(inputs).map(([name, expression]) => [name, evaluate(expression, scope)] as const);
  return { ...scope, input: { ...(isRecord(before) && before), ...Object.fromEntries(added) } };
}
