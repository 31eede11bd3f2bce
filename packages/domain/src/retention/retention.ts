import { type IsoDay, isoDay } from '../dates/index.ts';

/** The data retained from a closed account, in the order of explanation. */
export const retainedKinds = ['identity', 'operations', 'contracts', 'tax'] as const;
export type RetainedKind = (typeof retainedKinds)[number];

/** The retention of each kind, in years from its start. */
const retentionYears: Readonly<Record<RetainedKind, number>> = {
  /** Code monétaire et financier, L561-12: identity and due diligence, from the end of the relationship. */
  identity: 5,
  /** The same article: operations, from the day each was executed. */
  operations: 5,
  /** Contracts concluded at a distance by a consumer (code de la consommation, L213-1, D213-2), from their end. */
  contracts: 10,
  /** DAC8: décret 2025-1276, article 8, from the filing. */
  tax: 10,
};

/** The first year whose transactions are reported under DAC8. */
const FIRST_REPORTED_YEAR = 2026;

export interface Relationship {
  /** The day the account is closed, Europe/Paris. */
  readonly closedOn: IsoDay;
  /** Whether there was a business relationship: a KYC verdict, or a concluded contract. */
  readonly hasIdentity: boolean;
  /** The days of payments in and out. */
  readonly operationDays: readonly IsoDay[];
  /** The end days of signed contracts. */
  readonly contractEnds: readonly IsoDay[];
}

export interface Retention {
  readonly kind: RetainedKind;
  /** The last day of retention; deleted the day after. */
  readonly until: IsoDay;
}

/** The kinds of data to retain after closing, and until when; all other data is deleted at once. */
export function retentionsOf(relationship: Relationship): Retention[] {
  const { closedOn, hasIdentity, operationDays, contractEnds } = relationship;
  const starts: Readonly<Record<RetainedKind, readonly IsoDay[]>> = {
    identity: hasIdentity ? [closedOn] : [],
    operations: operationDays,
    contracts: contractEnds,
    tax: operationDays.filter((day) => yearOf(day) >= FIRST_REPORTED_YEAR).map(latestFilingOf),
  };
  return retainedKinds.flatMap((kind) => {
    const last = starts[kind].toSorted().at(-1);
    return last === undefined ? [] : [{ kind, until: addYears(last, retentionYears[kind]) }];
  });
}

function yearOf(day: IsoDay): number {
  return Number(day.slice(0, 4));
}

/** A year is filed during the following one, on an unknown day: the last day of that year is used. */
function latestFilingOf(day: IsoDay): IsoDay {
  return isoDay(`${yearOf(day) + 1}-12-31`);
}

/** The same date years later; 29 February becomes the last day of its month. */
function addYears(day: IsoDay, years: number): IsoDay {
  const year = String(yearOf(day) + years).padStart(4, '0');
  const monthAndDay = day.slice(5);
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1;
  return isoDay(`${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`);
}
