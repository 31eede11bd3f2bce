import { addDays, type IsoDay } from '../dates/index.ts';
import type { ContractState } from './decide.ts';

/** The name of the parameter with the period, in days; 0 disables the right. */
export const renunciationParameter = 'RENUNCIATION_DAYS';

/** Code de la consommation, L222-7: fourteen full calendar days. */
export const DEFAULT_RENUNCIATION_DAYS = 14;

interface Conclusion {
  /** The day the contract was signed, Europe/Paris. */
  readonly signedOn: IsoDay;
  /** Companies have no right of renunciation, which is for consumers. */
  readonly isCompany: boolean;
  /** The period in force on that day. */
  readonly days: number;
}

/**
 * The last day on which a contract may be renounced, not counting the day of signing (L222-7); `null` if never. Stored
 * with the contract: a later change of the period does not affect signed contracts.
 */
export function renunciationUntil({ signedOn, isCompany, days }: Conclusion): IsoDay | null {
  return isCompany || days <= 0 ? null : addDays(signedOn, days);
}

interface Renounceable extends ContractState {
  /** The last day of its period; null for a contract that has none. */
  readonly renounceUntil: string | null;
  readonly isRenounced: boolean;
}

/** Whether it may be renounced on `today`: while it is signed, or when it was closed after it was paid; once. */
export function isRenounceable(
  { status, payment_status: payment, renounceUntil, isRenounced }: Renounceable,
  today: IsoDay,
): boolean {
  const isHeld = status === 'signed' || (status === 'closed' && payment === 'paid');
  // Calendar days compare as strings.
  return isHeld && !isRenounced && renounceUntil !== null && today <= renounceUntil;
}
