import { useCallback } from 'react';
import type { AddressChange } from '../../../descriptor/screen-address';
import type { ScreenProps } from '../screen-props';

const places = ['tab', 'page', 'sort', 'columns'] as const;

/** Writes into the address, and takes out of it what it holds that cannot be meant. */
export function useCleanedChange({ address, change }: Pick<ScreenProps, 'address' | 'change'>): ScreenProps['change'] {
  const refused = address.refused.join('&');
  return useCallback(
    (wanted, options) =>
      change({ ...cleaned(refused), ...wanted, filters: { ...cleaned(refused).filters, ...wanted.filters } }, options),
    [refused, change],
  );
}

function cleaned(refused: string): AddressChange {
  const names = [...new URLSearchParams(refused).keys()];
  const own = places.filter((name) => names.includes(name));
  const filters = names.filter((name) => !places.some((place) => place === name));
  return {
    ...Object.fromEntries(own.map((name) => [name, undefined])),
    filters: Object.fromEntries(filters.map((name) => [name, undefined])),
  };
}
