/** The register of holders (docs/books.md): what the register keeper enters, one row for each movement of units. */
import { decimal } from '../money/index.ts';

/** Where a line is: the first two wait for the money, then for the NAV; only a movement can be entered. */
export const registerStates = ['unpaid', 'undealt', 'to_enter', 'entered'] as const;
export type RegisterState = (typeof registerStates)[number];

/** A discrepancy that the keeper reported: it blocks the entry until an administrator responds. */
export const registerGaps = ['none', 'open', 'corrected'] as const;
export type RegisterGap = (typeof registerGaps)[number];

/** Of an entry: erased with its holder, to whose documents an attestation belongs. */
export const attestationStates = ['missing', 'attached', 'erased'] as const;
export type AttestationState = (typeof attestationStates)[number];

export const registerNatures = [
  'subscription',
  'withdrawal',
  'closing',
  'renunciation',
  'rectification',
  'reprise',
] as const;
export type RegisterNature = (typeof registerNatures)[number];

/** What a discrepancy may be about. */
export const gapFields = [
  'holder',
  'form',
  'registration_number',
  'address',
  'units',
  'amount',
  'day',
  'other',
] as const;
export type GapField = (typeof gapFields)[number];

export const registerStatuses = [...registerStates, 'gap', 'corrected'] as const;
export type RegisterStatus = (typeof registerStatuses)[number];

export interface RegisterTraits {
  readonly state: RegisterState;
  readonly gap: RegisterGap;
  readonly nature: RegisterNature;
  readonly attestation: AttestationState;
}

/** The one status that a line shows. */
export function registerStatusOf({ state, gap }: Pick<RegisterTraits, 'state' | 'gap'>): RegisterStatus {
  if (gap === 'open') return 'gap';
  return gap === 'corrected' && state === 'to_enter' ? 'corrected' : state;
}

type Wanted = { readonly [Trait in keyof RegisterTraits]?: readonly RegisterTraits[Trait][] };

/** The views of the list, in the order of its tabs: the values that its rows may have. */
export const registerViews = {
  to_enter: { state: ['to_enter'], gap: ['none', 'corrected'] },
  to_strike: { state: ['to_enter'], gap: ['none', 'corrected'], nature: ['closing', 'renunciation'] },
  gaps: { gap: ['open'] },
  entered: { state: ['entered'] },
  unattested: { state: ['entered'], attestation: ['missing'] },
  unpaid: { state: ['unpaid'] },
  undealt: { state: ['undealt'] },
  all: {},
} as const satisfies Readonly<Record<string, Wanted>>;
export type RegisterView = keyof typeof registerViews;

/** The same views, so that each may lack a trait. */
export const wantedBy = (view: RegisterView): Wanted => registerViews[view];

export function isInRegisterView(traits: RegisterTraits, view: RegisterView): boolean {
  const { state, gap, nature, attestation } = wantedBy(view);
  return (
    (state === undefined || state.includes(traits.state)) &&
    (gap === undefined || gap.includes(traits.gap)) &&
    (nature === undefined || nature.includes(traits.nature)) &&
    (attestation === undefined || attestation.includes(traits.attestation))
  );
}

export interface EnteredUnits {
  /** Calendar day `YYYY-MM-DD` of the operation. */
  readonly day: string;
  /** Decimal text: + in, − out. */
  readonly units: string;
}

/** The first day at whose end an account would hold less than nothing; null when none does. */
export function firstNegativeDay(entries: readonly EnteredUnits[]): string | null {
  let held = decimal(0);
  const days = [...new Set(entries.map(({ day }) => day))].toSorted();
  for (const day of days) {
    for (const entry of entries) if (entry.day === day) held = held.plus(decimal(entry.units));
    if (held.lt(0)) return day;
  }
  return null;
}
