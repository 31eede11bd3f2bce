import { addDays, type IsoDay } from '../dates/index.ts';

/** The parameter that holds the period, in days; 0 turns the right off. */
export const renunciationParameter = 'RENUNCIATION_DAYS';

/** Code de la consommation, L222-7: fourteen full calendar days. */
export const DEFAULT_RENUNCIATION_DAYS = 14;

interface Conclusion {
  /** The day the contract was signed, Europe/Paris. */
  readonly signedOn: IsoDay;
  /** The right is a consumer's: a company has none. */
  readonly isCompany: boolean;
  /** The period in force on that day. */
  readonly days: number;
}

/**
 * The last day on which a contract may be renounced, the day it was signed not counted (L222-7); `null` when it never
 * may. It is kept with the contract: a later change of the period does not touch contracts already signed.
 */
export function renunciationUntil({ signedOn, isCompany, days }: Conclusion): IsoDay | null {
  return isCompany || days <= 0 ? null : addDays(signedOn, days);
}
