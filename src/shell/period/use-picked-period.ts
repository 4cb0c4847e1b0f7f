import { useState } from 'react';
import { useStore } from '../../render/use-store';
import { useShell } from '../shell-services';
import { useZone } from '../use-zone';
import { usePeriodWords } from './use-period-words';

/** What the pickers of the period know, and whether they show the view in which a custom one is written. */
export function usePickedPeriod() {
  const { period, settings } = useShell();
  const zone = useZone();
  const wordsOf = usePeriodWords(zone);
  const chosen = useStore(period.chosen);
  const [isCustom, setCustom] = useState(false);
  return {
    zone,
    words: wordsOf(chosen),
    isCustom,
    /** Pixels. */
    width: isCustom ? settings.period.customWidth : settings.period.width,
    begin: () => setCustom(chosen.custom),
    onCustom: () => setCustom(true),
  };
}
