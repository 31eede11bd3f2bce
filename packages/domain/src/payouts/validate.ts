/** The forms of payouts: beneficiary, execution, qualification, and « Coordonnées de versement ». */
import type { Network } from '../crypto-address/index.ts';
import { type IsoDay, isIsoDay } from '../dates/index.ts';
import { reasonTexts } from '../two-persons/two-persons.texts.ts';
import { type Check, isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { type PayoutMethod, parseBic, parsePayoutAccount } from './account-check.ts';
import { payoutFormTexts as texts } from './payouts.texts.ts';

/** The longest name of a holder in a SEPA transfer. */
export const payoutHolderMaxLength = 70;

/** `receipt`: the account it came from. `declared`: « Coordonnées de versement ». `staff`: from a signed form. */
export const beneficiarySources = ['receipt', 'declared', 'staff'] as const;
export type BeneficiarySource = (typeof beneficiarySources)[number];

/** How and where a payout is paid. */
export interface PayoutRoute {
  readonly method: PayoutMethod;
  /** Null for a transfer. */
  readonly network: Network | null;
}

/** The last four are of a beneficiary that staff typed. */
export interface PreparationValues {
  readonly source: BeneficiarySource | null;
  readonly name?: string | null;
  readonly account?: string | null;
  readonly bic?: string | null;
  readonly reason?: string | null;
  /** The file of the signed form. */
  readonly form_id?: string | null;
}
export type PreparationField = keyof PreparationValues;

export function validatePayoutPreparation(
  values: PreparationValues,
  route: PayoutRoute,
): Verdict<PreparationField> {
  const isTyped = values.source === 'staff';
  const checks: readonly Check<PreparationValues, PreparationField>[] = [
    { field: 'source', message: texts.source, holds: ({ source }) => source !== null },
    { field: 'name', message: texts.name, holds: ({ name }) => !isTyped || isFilled(name) },
    {
      field: 'account',
      message: route.method === 'rib' ? texts.iban : texts.address,
      holds: ({ account }) => !isTyped || parsePayoutAccount(account ?? '', route) !== null,
    },
    {
      field: 'bic',
      message: texts.bic,
      holds: ({ bic }) => !isTyped || !isFilled(bic) || parseBic(bic ?? '') !== null,
    },
    { field: 'reason', message: reasonTexts.missing, holds: ({ reason }) => !isTyped || isFilled(reason) },
    { field: 'form_id', message: texts.form, holds: ({ form_id }) => !isTyped || isFilled(form_id) },
  ];
  return runChecks(checks, values);
}

export interface ExecutionValues {
  /** Calendar day `YYYY-MM-DD`; null while none is chosen. */
  readonly executed_on: string | null;
  readonly reference: string;
}
export type ExecutionField = keyof ExecutionValues;

export interface ExecutionBounds {
  /** The day it was requested, in Paris. */
  readonly requestedOn: IsoDay;
  readonly heldUntil: string | null;
  /** The day in Paris. */
  readonly today: IsoDay;
}

function executionChecks({
  requestedOn,
  heldUntil,
  today,
}: ExecutionBounds): readonly Check<ExecutionValues, ExecutionField>[] {
  // Calendar days compare as strings.
  const day = (holds: (day: IsoDay) => boolean) => (values: ExecutionValues) =>
    !isIsoDay(values.executed_on) || holds(values.executed_on);
  return [
    { field: 'executed_on', message: texts.executedOn, holds: ({ executed_on }) => isIsoDay(executed_on) },
    { field: 'executed_on', message: texts.executedBefore, holds: day((on) => on >= requestedOn) },
    {
      field: 'executed_on',
      message: texts.executedHeld,
      holds: day((on) => heldUntil === null || on >= heldUntil),
    },
    { field: 'executed_on', message: texts.executedInFuture, holds: day((on) => on <= today) },
    { field: 'reference', message: texts.reference, holds: ({ reference }) => isFilled(reference) },
  ];
}

/** Between the request and today, and not before the day it is held to. */
export function validatePayoutExecution(
  values: ExecutionValues,
  bounds: ExecutionBounds,
): Verdict<ExecutionField> {
  return runChecks(executionChecks(bounds), values);
}

/** « Déjà payé » needs its day and reference; « À payer » needs nothing more. */
export interface QualificationValues extends ExecutionValues {
  readonly outcome: 'paid' | 'due' | null;
}
export type QualificationField = keyof QualificationValues;

export function validatePayoutQualification(
  values: QualificationValues,
  bounds: ExecutionBounds,
): Verdict<QualificationField> {
  const checks: readonly Check<QualificationValues, QualificationField>[] = [
    { field: 'outcome', message: texts.outcome, holds: ({ outcome }) => outcome !== null },
    ...(values.outcome === 'paid' ? executionChecks(bounds) : []),
  ];
  return runChecks(checks, values);
}
