import { useMemo } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '../../context/services';
import type { FormatContext } from './value-format';

/** The context for formatting values in the current language. */
export function useFormatContext(): FormatContext {
  const { format: settings, serverTime } = useServices();
  const t = useTranslate();
  return useMemo(() => ({ settings, now: serverTime.now, t }), [settings, serverTime, t]);
}
