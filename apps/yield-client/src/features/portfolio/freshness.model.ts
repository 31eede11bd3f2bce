/** The line under the title: the publication days behind the figures. */
import { formatLongDate } from '@repo/domain/format';
import type { Dashboard } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.freshness;

/**
 * « Cours (VL) du 20 novembre 2026 · taux de change du 20 novembre 2026 ». Of several rates the oldest is shown, marked
 * when it is not of the valuation day: a figure is as fresh as its oldest input.
 */
export function freshnessText({ nav_date: navDate, fx_dates: fxDates }: Dashboard['freshness']): string {
  if (navDate === null) return texts.none;
  const nav = texts.nav(formatLongDate(navDate));
  const oldest = fxDates.toSorted((a, b) => (a.date < b.date ? -1 : 1))[0];
  if (oldest === undefined) return nav;
  const fx = texts.fx(formatLongDate(oldest.date));
  return [nav, oldest.is_fallback ? `${fx} ${texts.fallback}` : fx].join(texts.separator);
}
