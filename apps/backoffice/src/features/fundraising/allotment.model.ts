/** The simulator of an allotment: what it requests, its rows, and what is typed for « Manuelle ». Units are whole. */
import type { components } from '@repo/api-sdk';
import { MINUS } from '@repo/domain/format';
import { type AllotmentRuleKind, parseUnits, unitsOf } from '@repo/domain/kaskad';
import { validateReason } from '@repo/domain/two-persons';
import { type Failure, isFilled, type Verdict } from '@repo/domain/validation';
import { allotmentTexts as texts } from './allotment.texts.ts';
import { shownUnits } from './rounds.model.ts';

type Schemas = components['schemas'];
export type Simulation = Schemas['AllotmentSimulation'];

export interface TypedRow {
  readonly units: string;
  readonly reason: string;
}

export interface AllotmentForm {
  readonly rule: AllotmentRuleKind;
  readonly floor: string;
  readonly compare: Exclude<AllotmentRuleKind, 'manual'> | 'none';
  readonly compareFloor: string;
  /** By investment; a row that was not typed has the units of the rule that it is compared with. */
  readonly typed: Readonly<Record<string, TypedRow>>;
  readonly commonReason: string;
  readonly reason: string;
}

export const toAllotmentForm = ({ rule, rule_floor: floor }: Schemas['RoundTermsBody']): AllotmentForm => ({
  rule: rule === 'manual' ? 'pro_rata' : rule,
  floor: floor ?? '',
  compare: 'none',
  compareFloor: floor ?? '',
  typed: {},
  commonReason: '',
  reason: '',
});

const hasFloor = (floor: string): boolean => (parseUnits(floor, 0) ?? 0n) > 0n;

const withFloor = (rule: AllotmentRuleKind, floor: string): Schemas['AllotmentBody'] =>
  rule === 'minimum_then_pro_rata' ? { rule, floor } : { rule };

type Rules = Pick<AllotmentForm, 'rule' | 'floor' | 'compare' | 'compareFloor'>;

const isMissing = (kind: AllotmentRuleKind | 'none', typed: string) =>
  kind === 'minimum_then_pro_rata' && !hasFloor(typed);

/** Null while a floor is missing. What is typed by hand starts from the rule that it is compared with: pro rata by default. */
export function toSimulateBody({
  rule,
  floor,
  compare,
  compareFloor,
}: Rules): Schemas['SimulateAllotmentBody'] | null {
  if (isMissing(rule, floor) || isMissing(compare, compareFloor)) return null;
  if (rule === 'manual') {
    return { rule: withFloor(compare === 'none' ? 'pro_rata' : compare, compareFloor) };
  }
  return {
    rule: withFloor(rule, floor),
    ...(compare !== 'none' && { compare_with: withFloor(compare, compareFloor) }),
  };
}

export interface AllotmentLine {
  readonly id: string;
  readonly owner: string;
  readonly reference: string;
  readonly requested: string;
  /** As it is typed, of « Manuelle ». */
  readonly first: string;
  readonly second: string | null;
  /** Second less first; null without a second, or of units that are not a number. */
  readonly difference: bigint | null;
  readonly explanation: string;
}

/** The rows of the table: of « Manuelle », what is typed beside the rule that it starts from. */
export function allotmentLines(
  { rows }: Simulation,
  { rule, typed }: Pick<AllotmentForm, 'rule' | 'typed'>,
): AllotmentLine[] {
  return rows.map(({ investment_id: id, owner, reference, requested, explanation, ...row }) => {
    const isTyped = rule === 'manual';
    const first = isTyped ? (typed[id]?.units ?? row.first) : row.first;
    const second = isTyped ? row.first : row.second;
    const units = parseUnits(first, 0);
    const difference = second === null || units === null ? null : unitsOf(second, 0) - units;
    return { id, owner, reference, requested, first, second, difference, explanation };
  });
}

/** « +333 », « −300 », « 0 ». */
export function signedUnits(units: bigint): string {
  const shown = shownUnits(units < 0n ? -units : units);
  if (units === 0n) return shown;
  return units > 0n ? `+${shown}` : `${MINUS}${shown}`;
}

/** What an allotment has to sum up to. */
export function goalOf({ cap, demand }: Pick<Simulation, 'cap' | 'demand'>): bigint {
  const [most, firm] = [unitsOf(cap, 0), unitsOf(demand, 0)];
  return firm < most ? firm : most;
}

/** Σ of the first column: of the whole list, or of what is typed. */
export function firstSum(simulation: Simulation, form: AllotmentForm): bigint {
  if (form.rule !== 'manual') return unitsOf(simulation.first.allotted, 0);
  return allotmentLines(simulation, form).reduce((sum, { first }) => sum + (parseUnits(first, 0) ?? 0n), 0n);
}

function manualFailure(simulation: Simulation, form: AllotmentForm): string | null {
  if (simulation.is_cut) return texts.cutManual;
  const lines = allotmentLines(simulation, form);
  const isWrong = lines.some(({ first, requested }) => {
    const units = parseUnits(first, 0);
    return units === null || units > unitsOf(requested, 0);
  });
  if (isWrong) return texts.manualUnits;
  const difference = firstSum(simulation, form) - goalOf(simulation);
  if (difference !== 0n) return texts.manualSum(signedUnits(difference));
  const hasReason = lines.every(({ id }) => isFilled(form.typed[id]?.reason) || isFilled(form.commonReason));
  return hasReason ? null : texts.manualReason;
}

/** `simulation`: the one on the screen; null while there is none. */
export function validateAllotment(
  form: AllotmentForm,
  simulation: Simulation | null,
): Verdict<keyof AllotmentForm> {
  const failures: Failure<keyof AllotmentForm>[] = [];
  if (form.rule === 'minimum_then_pro_rata' && !hasFloor(form.floor)) {
    failures.push({ field: 'floor', message: texts.floorInvalid });
  }
  if (form.compare === 'minimum_then_pro_rata' && !hasFloor(form.compareFloor)) {
    failures.push({ field: 'compareFloor', message: texts.floorInvalid });
  }
  if (failures.length === 0 && simulation === null) {
    failures.push({ field: 'rule', message: texts.simulating });
  }
  const manual = form.rule === 'manual' && simulation !== null ? manualFailure(simulation, form) : null;
  if (manual !== null) failures.push({ field: 'typed', message: manual });
  failures.push(...validateReason(form).failures);
  return { failures, first: failures[0] ?? null };
}

/** What is published. */
export function toAllotmentBody(simulation: Simulation, form: AllotmentForm): Schemas['AllotmentBody'] {
  if (form.rule !== 'manual') return withFloor(form.rule, form.floor);
  return {
    rule: 'manual',
    typed: allotmentLines(simulation, form).map(({ id, first }) => ({
      investment_id: id,
      units: first,
      reason: (isFilled(form.typed[id]?.reason) ? (form.typed[id]?.reason ?? '') : form.commonReason).trim(),
    })),
  };
}
