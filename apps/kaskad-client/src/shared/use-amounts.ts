import { useBalanceHidden } from '@repo/client/balance';
import {
  type Amount,
  formatBookAmount,
  formatDashboardAmount,
  formatDecimal,
  formatExactAmount,
  hiddenAmount,
  NBSP,
} from '@repo/domain/format';
import type { Instrument } from './rounds.model.ts';
import { roundsTexts } from './rounds.texts.ts';

/** « 62 parts », always shown: what a form is about. */
export function formatRoundUnits(units: bigint, instrument: Instrument): string {
  const [one, many] = roundsTexts.unit[instrument];
  return `${formatDecimal(units.toString())}${NBSP}${units < 2n ? one : many}`;
}

/** How amounts and units of rounds are written on a screen; bullets while amounts are hidden. */
export function useAmounts() {
  const isHidden = useBalanceHidden();
  const orHidden = (text: () => string) => (isHidden ? hiddenAmount() : text());
  return {
    isHidden,
    euros: (amount: Amount) => orHidden(() => formatDashboardAmount(amount, 'EUR')),
    /** Of one unit: every decimal. */
    price: (amount: Amount) => orHidden(() => formatExactAmount(amount, 'EUR')),
    booked: (amount: Amount, asset: string) => orHidden(() => formatBookAmount(amount, asset)),
    units: (units: bigint, instrument: Instrument) => orHidden(() => formatRoundUnits(units, instrument)),
    bare: (units: bigint) => orHidden(() => formatDecimal(units.toString())),
    percent: (text: string) => orHidden(() => text),
    /** A sentence of the server that holds amounts. */
    sentence: (text: string) => orHidden(() => text),
  };
}
