import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '~/view/context/services';
import type { FilterProps } from './filter-props';

/** The text in the input, which sets the filter once the user has stopped typing for `screens.typing`. */
export function useTypedFilter(filterText: string, set: FilterProps['set']) {
  const { clock, settings } = useServices();
  const [typed, setTyped] = useState(filterText);
  const [previous, setPrevious] = useState(filterText);
  if (previous !== filterText) {
    setPrevious(filterText);
    // A change of the address, such as the back button, replaces the text unless it is the filter that was just set.
    if (typed.trim() !== filterText) setTyped(filterText);
  }
  const apply = (text: string): void => {
    const next = text.replace(/\p{Cc}/gu, ' ').trim();
    if (next !== filterText) set(next === '' ? undefined : next, { replace: true });
  };
  const applyTyped = useEffectEvent(() => apply(typed));
  useEffect(() => {
    if (typed.trim() === filterText) return;
    const timer = clock.setTimeout(() => applyTyped(), settings.screens.typing);
    return () => clock.clearTimeout(timer);
  }, [typed, filterText, clock, settings]);
  return { typed, setTyped, apply };
}
