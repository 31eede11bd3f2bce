/**
 * What the law requires of a round by its regime: steps, periods, warnings and ceilings (staff-and-kaskad 15.1 and 15.3). All of it
 * is off until counsel has confirmed it: a regime that is off has no step, no period and no date.
 */
import { addDays, addMonths, type IsoDay, parisDay } from '../dates/index.ts';
import { type Decimal, decimal, roundFor } from '../money/index.ts';
import { addParisDays, endOfParisDay } from '../work/index.ts';

/**
 * `psfp`: shares and bonds by crowdfunding (regulation 2020/1503). `mica`: tokens offered to the public (regulation 2023/1114).
 * `restricted`: a whitelist of at most 150 persons. `grant`: employees and officers, never a round.
 */
export const regimes = ['psfp', 'mica', 'restricted', 'grant'] as const;
export type Regime = (typeof regimes)[number];

export interface InvestorProfile {
  readonly regime: Regime;
  /** Whether the legal parameters of the regime are on. */
  readonly isOn: boolean;
  readonly isSophisticated: boolean;
  /** A natural person acting outside of their trade. */
  readonly isConsumer: boolean;
  /** Whether the token is already traded. */
  readonly isTraded: boolean;
}

const hasReflection = ({ regime, isOn, isSophisticated }: InvestorProfile) =>
  regime === 'psfp' && isOn && !isSophisticated;

/** Why an investor of a round under MiCA may not withdraw; null when they may, or when the regime gives no such right. */
export function noWithdrawalReason({ regime, isOn, isConsumer, isTraded }: InvestorProfile) {
  if (regime !== 'mica' || !isOn) return null;
  if (isTraded) return 'traded';
  return isConsumer ? null : 'notConsumer';
}

const hasWithdrawal = (profile: InvestorProfile) =>
  profile.regime === 'mica' && profile.isOn && noWithdrawalReason(profile) === null;

/** The steps of « Investir », in their order. */
export const investmentSteps = [
  'amount',
  'questionnaire',
  'payment',
  'documents',
  'signature',
  'result',
] as const;
export type InvestmentStep = (typeof investmentSteps)[number];

/** The steps that an investor goes through: without a questionnaire there is no step for it. */
export function stepsFor(profile: InvestorProfile): readonly InvestmentStep[] {
  return hasReflection(profile)
    ? investmentSteps
    : investmentSteps.filter((step) => step !== 'questionnaire');
}

/** Regulation 2020/1503, article 22. */
const REFLECTION_DAYS = 4;
/** Regulation 2023/1114, article 13. */
const WITHDRAWAL_DAYS = 14;

/**
 * T1, the end of the reflection: four calendar days from the submission, at the same time in Paris; null without one. Stored
 * when it starts. A new version of the key information sheet starts another one from its publication.
 */
export function reflectionUntil(profile: InvestorProfile, from: Date): Date | null {
  return hasReflection(profile) ? addParisDays(from, REFLECTION_DAYS) : null;
}

/** When a reflection started, by its stored end. */
export const reflectionFrom = (until: Date): Date => addParisDays(until, -REFLECTION_DAYS);

/**
 * T2, the first instant after the right to withdraw: the end of the fourteenth day after the agreement in Paris, or the close of
 * the round if it is earlier; null without the right. Stored when it starts.
 */
export function withdrawalUntil(profile: InvestorProfile, agreedAt: Date, closesAt: Date): Date | null {
  if (!hasWithdrawal(profile) || closesAt <= agreedAt) return null;
  const end = endOfParisDay(addDays(parisDay(agreedAt), WITHDRAWAL_DAYS));
  return closesAt < end ? closesAt : end;
}

/** Regulation 2020/1503, article 21: both are valid for two years. */
const TEST_MONTHS = 24;

/** Whether a knowledge test, or a simulation of losses, taken on a day is still valid. */
export function isTestValid(takenOn: IsoDay | null, today: IsoDay): boolean {
  return takenOn !== null && today < addMonths(takenOn, TEST_MONTHS);
}

/** The loss that the simulation shows as bearable: 10 % of the net worth, to the cent. */
export const bearableLoss = (netWorth: Decimal): Decimal => roundFor('EUR', netWorth.times(decimal('0.1')));

const WARNING_FLOOR = decimal(1000);
const WARNING_SHARE = decimal('0.05');

/**
 * Whether an investment requires the warning, a consent and a question: above 1 000 € and above 5 % of the net worth. The net
 * worth is computed with in the browser and never sent; without one the floor alone applies.
 */
export function needsWarning(profile: InvestorProfile, due: Decimal, netWorth: Decimal | null): boolean {
  if (!hasReflection(profile)) return false;
  const share = (netWorth ?? decimal(0)).times(WARNING_SHARE);
  return due.gt(share.gt(WARNING_FLOOR) ? share : WARNING_FLOOR);
}

/** Of an issuer over twelve months, in euros; of a round without a white paper; of the persons of a whitelist. */
const PSFP_CEILING = decimal(5_000_000);
const MICA_EXEMPTION = decimal(1_000_000);
const RESTRICTED_PERSONS = 150;

export interface Raised {
  /** Raised by the issuer over twelve months, the investment that is checked included. */
  readonly amount: Decimal;
  /** Invited to the round, the one that is checked included. */
  readonly persons: number;
  /** Whether the round has a notified white paper. */
  readonly hasWhitePaper: boolean;
}

export interface Ceiling {
  readonly unit: 'euro' | 'person';
  readonly limit: Decimal;
  readonly reached: Decimal;
  /** Above the limit; the limit itself is allowed. */
  readonly isCrossed: boolean;
}

/** The ceiling of a round with its running sum; null where it has none. */
export function ceilingOf(
  { regime, isOn }: Pick<InvestorProfile, 'regime' | 'isOn'>,
  { amount, persons, hasWhitePaper }: Raised,
): Ceiling | null {
  const of = (unit: Ceiling['unit'], limit: Decimal, reached: Decimal) => ({
    unit,
    limit,
    reached,
    isCrossed: reached.gt(limit),
  });
  // Who may see the round is its audience: with the legal parameters off too.
  if (regime === 'restricted') return of('person', decimal(RESTRICTED_PERSONS), decimal(persons));
  if (!isOn) return null;
  if (regime === 'psfp') return of('euro', PSFP_CEILING, amount);
  return regime === 'mica' && !hasWhitePaper ? of('euro', MICA_EXEMPTION, amount) : null;
}
