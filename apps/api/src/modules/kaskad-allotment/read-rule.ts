// The rule of an allotment, as it is typed and as the domain applies it.
import type { components } from '@repo/api-sdk/spec';
import { formatDecimal } from '@repo/domain/format';
import { type AllotmentRule, allotmentRules, type Demand, manualProblem } from '@repo/domain/kaskad';
import { isFilled } from '@repo/domain/validation';
import { z } from 'zod';
import { refuseField } from '../../http/refuse-invalid.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';

/** As it is sent, and as it is stored with a publication that awaits a second person. */
export const typedAllotment = z.strictObject({
  rule: z.enum(allotmentRules),
  floor: z.string().optional(),
  typed: z
    .array(z.strictObject({ investment_id: z.string(), units: z.string(), reason: z.string() }))
    .optional(),
});
export type TypedAllotment = z.infer<typeof typedAllotment>;
type WireAllotment = components['schemas']['AllotmentBody'];

export interface ReadAllotment {
  rule: AllotmentRule;
  /** By investment, of units typed by hand. */
  reasons: ReadonlyMap<string, string>;
}

interface ReadOptions {
  demands: readonly (Demand & { reference: string })[];
  cap: bigint;
  /** The path of its fields in the form. */
  field: string;
}

/** Refused in words where a field is wrong, or units typed by hand do not make the cap. */
export function readAllotment(
  { rule: kind, floor, typed = [] }: WireAllotment | TypedAllotment,
  { demands, cap, field }: ReadOptions,
): ReadAllotment {
  if (kind === 'minimum_then_pro_rata')
    return { rule: { kind, floor: readWhole(floor, `${field}.floor`, texts.floor) }, reasons: new Map() };
  if (kind !== 'manual') return { rule: { kind }, reasons: new Map() };
  const units = new Map<string, bigint>();
  const reasons = new Map<string, string>();
  const path = `${field}.typed`;
  for (const row of typed) {
    if (units.has(row.investment_id)) refuseField(path, texts.typedTwice);
    if (!isFilled(row.reason)) refuseField(path, texts.typedReason);
    units.set(row.investment_id, readWhole(row.units, path, texts.typedUnits));
    reasons.set(row.investment_id, row.reason.trim());
  }
  refuseManual({ demands, cap, field: path }, units);
  return { rule: { kind, typed: units }, reasons };
}

function readWhole(text: string | undefined, field: string, message: string): bigint {
  const typed = text?.replaceAll(/\s/g, '') ?? '';
  return /^\d{1,30}$/.test(typed) ? BigInt(typed) : refuseField(field, message);
}

function refuseManual({ demands, cap, field }: ReadOptions, units: ReadonlyMap<string, bigint>): void {
  const problem = manualProblem(demands, cap, units);
  if (problem === null) return;
  if (problem.reason === 'unknown') refuseField(field, texts.unknown);
  if (problem.reason !== 'sumDiffers') {
    const { reference = '' } = demands.find(({ id }) => id === problem.id) ?? {};
    refuseField(field, texts[problem.reason](reference));
  }
  const { difference } = problem;
  refuseField(field, difference < 0n ? missing(-difference) : extra(difference));
}

const missing = (units: bigint) =>
  units === 1n ? texts.missingUnit : texts.missingUnits(formatDecimal(units.toString()));
const extra = (units: bigint) =>
  units === 1n ? texts.extraUnit : texts.extraUnits(formatDecimal(units.toString()));
