/**
 * How screens format figures, for a test to look for: French digits, any space between groups, since Playwright folds
 * spaces when it compares text.
 */
import type { Currency } from './expected-portfolio.ts';

const amountDecimals: Record<Currency, number> = { EUR: 2, USD: 2, CHF: 2, BTC: 6, ETH: 4 };

/** The digits of an amount, without its currency. */
export function shownAmount(amount: number, currency: Currency): RegExp {
  const options = {
    minimumFractionDigits: amountDecimals[currency],
    maximumFractionDigits: amountDecimals[currency],
  };
  return loose(new Intl.NumberFormat('fr-FR', options).format(amount));
}

/** A percentage without its sign. */
export function shownPercent(fraction: number, decimals = 1): RegExp {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return loose(`${new Intl.NumberFormat('fr-FR', options).format(Math.abs(fraction * 100))} %`);
}

function loose(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s*'));
}
