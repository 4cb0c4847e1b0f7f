import type { ShownList } from './shown-list';
import { usePages, type ListRequest } from './use-pages';
import { useWholeList } from './use-whole-list';

/** The list of a table, page by page where its call can be asked so. */
export function useList(request: ListRequest): ShownList {
  const paged = usePages(request);
  const whole = useWholeList(request);
  return request.question.call ? paged : whole;
}
