// The parameters that staff change at run time, by two persons and from a day on (docs/two-persons.md).
import { alertParameters } from '../alerts/alerts.ts';
import { receiptToleranceParameter } from '../books/receipt-gap.ts';
import { reminderParameters } from '../contract-status/reminder.ts';
import type { ParCoin } from '../money/index.ts';
import { secondPersonParameter } from '../two-persons/index.ts';

/** What a saver knows, beside which a product is shown: the regulated rate, and the rise of prices over twelve months. */
export const referenceParameters = ['LIVRET_A_PERCENT', 'INFLATION_PERCENT'] as const;

/** In the order of the screen. */
export const parameterKeys = [
  'TWO_PERSON_CONTROL',
  secondPersonParameter,
  'COST_THRESHOLD_EUR',
  'CLAIM_THRESHOLD_PERCENT',
  'KASKAD_PSFP',
  'KASKAD_MICA',
  'TAX_FILE',
  'REFUSED_COUNTRIES',
  'PFU_PERCENT',
  receiptToleranceParameter,
  'CORRECTION_THRESHOLD_PERCENT',
  'DEALING_CUT_OFF_HOUR',
  'PAYMENT_DETAILS_DELAY_HOURS',
  ...reminderParameters,
  ...Object.values(alertParameters),
  'USDC_AT_PAR',
  'EURC_AT_PAR',
  'WBTC_AT_PAR',
  'FOOTER_SUBSCRIPTION_FEE',
  'FOOTER_FX_FEE',
  'FOOTER_EXIT_FEE',
  'FOOTER_MANAGEMENT_FEE',
  'FOOTER_PERFORMANCE_FEE',
  ...referenceParameters,
] as const;
export type ParameterKey = (typeof parameterKeys)[number];

/** Whether each coin is at par (docs/money.md, Par). */
export const parParameters: Readonly<Record<ParCoin, ParameterKey>> = {
  USDC: 'USDC_AT_PAR',
  EURC: 'EURC_AT_PAR',
  WBTC: 'WBTC_AT_PAR',
};

export function isParameterKey(key: string): key is ParameterKey {
  return parameterKeys.some((known) => known === key);
}
