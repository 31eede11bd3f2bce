/** The list of advisers: each with what their clients hold and pay, once it is computed. */
import type { components, OperationOutput } from '@repo/api-sdk';
import { type AdviserTyped, adviserFields, adviserFieldTexts } from '@repo/domain/advisers';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { advisersTexts as texts } from './advisers.texts.ts';

export type Adviser = components['schemas']['AdviserRow'];
export type Figures = OperationOutput<'getAdviserFigures'>['items'][number];

export interface AdviserLine {
  readonly adviser: Adviser;
  /** Null while they are computed, or could not be. */
  readonly figures: Figures | null;
}

export const adviserName = ({ firstname, lastname }: Pick<Adviser, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;

const none = {
  value_eur: '0.00',
  collected_eur: '0.00',
  underway: 0,
  verified: 0,
  paying: 0,
  median_days: null,
};

/** An adviser without a line has no client. */
export const lineOf = (adviser: Adviser, figures: readonly Figures[] | undefined): AdviserLine => ({
  adviser,
  figures:
    figures === undefined
      ? null
      : (figures.find(({ id }) => id === adviser.id) ?? { id: adviser.id, ...none }),
});

/** Of those who may subscribe, how many did and paid. */
export function showConversion({ paying, verified }: Figures): string {
  return verified === 0 ? sharedTexts.none : texts.percent(Math.round((100 * paying) / verified));
}

export function showDelay({ median_days: days }: Figures): string {
  return days === null ? sharedTexts.none : texts.days(days);
}

export const typedOf = ({ firstname, lastname, phone, booking_url }: Adviser): AdviserTyped => ({
  firstname,
  lastname,
  phone,
  booking_url,
});

/** One’s own changes on what is stored now: those that a colleague made meanwhile stay. */
export function keepTyped(
  values: AdviserTyped,
  { opened, now }: { readonly opened: AdviserTyped; readonly now: AdviserTyped },
): AdviserTyped {
  const kept = { ...now };
  for (const field of adviserFields) {
    if (values[field].trim() !== opened[field].trim()) kept[field] = values[field].trim();
  }
  return kept;
}

/** What staff typed, in words. */
export const typedFacts = (values: AdviserTyped): readonly Fact[] =>
  adviserFields.map((field) => ({ id: field, label: adviserFieldTexts[field], value: values[field] }));
