import type { Rating } from '~/descriptor/scale';
import type { Scope } from '~/generated/contract/types';
import type { Translate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';

/** The words of a rating; of one without words its value, as a person may read it. Empty without a rating. */
export function ratingText(rating: Rating | undefined, t: Translate, scope: Scope): string {
  if (!rating) return '';
  return rating.text ? t(rating.text, scope) : visibleText(String(rating.value));
}
