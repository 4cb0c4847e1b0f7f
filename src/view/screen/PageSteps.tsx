import { useRef, useState } from 'react';
import { showApiError } from '~/actions/show-api-error';
import { ApiError } from '~/api/api-error';
import { useTranslate } from '~/i18n/translate';
import { formatNumber } from '~/lib/format/number';
import { IconButton } from '~/ui/IconButton';
import { useCommand } from '../action/use-command';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

/** Previous and next page of the list from which this page was opened; nothing on a page that no list has opened. */
export function PageSteps() {
  const services = useServices();
  const { pageMeta, page, navigate, format } = services;
  const t = useTranslate();
  const { sequence: store } = pageMeta;
  const position = useStore(store.current);
  const [path] = useState(() => pathOf(page.hashPath()));
  const isShown = position !== undefined && pathOf(position.sequence.pathAt(position.index)) === path;
  const isLoading = useRef(false);
  const step = async (to: number): Promise<void> => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const next = await store.moveTo(to, () => pathOf(page.hashPath()) !== path);
      if (next !== undefined) navigate(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showApiError(error, 'action', services);
    } finally {
      isLoading.current = false;
    }
  };
  useCommand(isShown ? 'next' : undefined, () => void step((position?.index ?? 0) + 1));
  useCommand(isShown ? 'previous' : undefined, () => void step((position?.index ?? 0) - 1));
  if (!isShown) return null;
  const { sequence, index } = position;
  const names = {
    title: sequence.title,
    position: formatNumber(index + 1, format)?.text ?? '',
    count: sequence.total,
  };
  return (
    <span className="descry-page-steps" data-testid="page-steps">
      <IconButton
        icon="chevron-up"
        action="previous"
        label={t('UI.DRAWER_PREVIOUS', names)}
        disabled={index === 0}
        onClick={() => void step(index - 1)}
      />
      <IconButton
        icon="chevron-down"
        action="next"
        label={t('UI.DRAWER_NEXT', names)}
        disabled={index + 1 >= sequence.total}
        onClick={() => void step(index + 1)}
      />
    </span>
  );
}

function pathOf(address: string | undefined): string | undefined {
  return address?.replace(/\?.*$/s, '');
}
