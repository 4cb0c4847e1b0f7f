import { useMemo } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '../../context/services';
import type { FormatContext } from './value-format';

/** The context for formatting values in the current language. */
export function useFormatContext(): FormatContext {
  const { format: settings, clock } = useServices();
  const t = useTranslate();
  return useMemo(() => ({ settings, now: () => clock.now(), t }), [settings, clock, t]);
}
