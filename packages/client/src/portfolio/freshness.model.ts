/** The publication days behind the figures, and which of them are too old. */
import { daysBetween, type IsoDay, isIsoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import type { Dashboard, Figures } from './portfolio.model.ts';
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

/** Why some amounts can't be expressed in the chosen currency; `null` where all can. */
export function notComputableText({
  totals: { not_computable: reason },
}: Pick<Figures, 'totals'>): string | null {
  if (reason === null) return null;
  const { currency, before } = reason;
  return before === null ? texts.noQuote(currency) : texts.notComputable(currency, formatLongDate(before));
}

interface Valued {
  /** `null` for all products. */
  readonly product: string | null;
  readonly today: IsoDay;
}

/**
 * « VL de USDFY du 3 novembre 2026, il y a 5 jours » for each price that feeds the value of a product, or of all of them,
 * and is older than its calendar allows.
 */
export function latePrices(
  { headlines, freshness, currency }: Figures,
  { product, today }: Valued,
): string[] {
  const age = (day: string) => (isIsoDay(day) ? texts.age(daysBetween(day, today)) : '');
  const held = Object.entries(headlines).filter(
    ([title, { units }]) => (product === null || title === product) && decimal(units).gt(0),
  );
  const currencies = new Set([currency, ...held.map(([, headline]) => headline.reference_currency)]);
  const navs = held.flatMap(([title, { is_nav_late: isLate, nav_date: day }]) =>
    isLate && day !== null ? [texts.lateNav(title, formatLongDate(day), age(day))] : [],
  );
  const quotes = freshness.fx_dates
    .filter(
      ({ pair, is_late: isLate }) =>
        isLate && [...currencies].some((one) => one !== null && one !== 'EUR' && pair.includes(one)),
    )
    .map(({ pair, date }) => texts.lateFx(pair, formatLongDate(date), age(date)));
  return held.length === 0 ? [] : [...navs, ...quotes];
}
