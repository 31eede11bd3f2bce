/**
 * How screens write figures, for a test to look for: French digits, any space between groups, since Playwright folds
 * spaces when it compares text.
 */
import type { Currency } from './expected-portfolio.ts';

const decimals: Record<Currency, number> = { EUR: 2, USD: 2, CHF: 2, BTC: 6, ETH: 4 };

/** The digits of an amount, without its currency. */
export function shownAmount(amount: number, currency: Currency): RegExp {
  const options = { minimumFractionDigits: decimals[currency], maximumFractionDigits: decimals[currency] };
  return loose(new Intl.NumberFormat('fr-FR', options).format(amount));
}

/** A percentage with one decimal, its sign left to the screen. */
export function shownPercent(fraction: number): RegExp {
  const text = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(fraction * 100),
  );
  return loose(`${text} %`);
}

function loose(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s*'));
}
