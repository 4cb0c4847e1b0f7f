import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TableScreen } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { isRecord } from '../../../lib/json';
import { readListPage, type ListPage } from './list-page';
import type { PageCall } from './use-question';

/** An answer, and when it came. */
export interface Answered {
  readonly answer: unknown;
  /** Milliseconds. */
  readonly at: number;
}

/** The pages of one question, as far as they have been answered. */
export interface ListSource {
  /** What the reader looks at. */
  readonly place: string;
  readonly keyOf: (page: number) => QueryKey;
  readonly answerOf: (page: number) => Answered | undefined;
  readonly read: (page: number, answered: Answered) => ListPage;
  readonly pageOf: (page: number) => ListPage | undefined;
}

/** The pages that stand in the cache under `prefix`. */
export function createListSource(options: {
  readonly screen: TableScreen;
  readonly scope: Scope;
  readonly call: PageCall;
  readonly size: number;
  readonly question: string;
  readonly place: string;
  /** Tells askings of the same question apart. */
  readonly times: number;
  readonly cache: QueryClient;
  readonly prefix: QueryKey;
}): ListSource {
  const { screen, scope, call, size, question, place, times, cache, prefix } = options;
  const pages = new WeakMap<Answered, ListPage>();
  const keyOf = (page: number): QueryKey => [...prefix, times, question, page];
  const answerOf = (page: number): Answered | undefined => {
    const data = cache.getQueryData(keyOf(page));
    return isAnswered(data) ? data : undefined;
  };
  const read = (page: number, answered: Answered): ListPage => {
    const known = pages.get(answered);
    if (known) return known;
    const made = readListPage(
      screen,
      { ...scope, [call.source]: answered.answer },
      { offset: (page - 1) * size, size },
    );
    pages.set(answered, made);
    return made;
  };
  return {
    place,
    keyOf,
    answerOf,
    read,
    pageOf(page) {
      const answered = answerOf(page);
      return answered && read(page, answered);
    },
  };
}

function isAnswered(data: unknown): data is Answered {
  return isRecord(data) && 'answer' in data && typeof data['at'] === 'number';
}
