import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, type IsoDay } from '../dates/index.ts';
import { sumOfUnits } from './apportion.ts';
import { cancelGrant, grantPosition } from './grant.ts';
import {
  acceleratePlan,
  type ChangeDay,
  type PlanChange,
  reached,
  resumePlan,
  revisePlan,
  suspendPlan,
  totalOf,
  trancheTable,
} from './plan.ts';
import { type Plan, planOf, type Schedule, scheduleProblem, scheduleSteps } from './schedule.ts';
import { kaskadRuns, kaskadRunsTitle } from './testing.ts';

const FIRST: IsoDay = '2024-01-31';
const days = fc.integer({ min: 0, max: 1500 }).map((count) => addDays(FIRST, count));
const totals = fc.oneof(
  fc.bigInt({ min: 1n, max: 200n }),
  fc.bigInt({ min: 1n, max: 100_000_000n }),
  fc.bigInt({ min: 10n ** 18n, max: 10n ** 27n }),
);
const tgeDays = fc.option(days, { nil: null });
const months = fc.integer({ min: 1, max: 60 });
const steps = fc.constantFrom(...scheduleSteps);
const starts = fc.oneof(
  days.map((start) => ({ start, startMonths: 0 })),
  fc.integer({ min: 0, max: 12 }).map((startMonths) => ({ start: null, startMonths })),
);

/** A part of the total for each of some months, in order; the last one is the rest. */
function typed(total: bigint, parts: readonly number[]): Schedule & { shape: 'tranches' } {
  const count = total < BigInt(parts.length) ? 1 : parts.length;
  const each = total / BigInt(count);
  let at = -1;
  const tranches = parts.slice(0, count).map((gap, place) => {
    at += gap;
    return { at: { months: at }, units: place === count - 1 ? total - each * BigInt(count - 1) : each };
  });
  return { shape: 'tranches', start: FIRST, startMonths: 0, tranches };
}

const schedulesOf = (total: bigint): fc.Arbitrary<Schedule> =>
  fc
    .record({ months, step: steps, cliff: months, initial: fc.integer({ min: 1, max: 9999 }), place: starts })
    .chain(({ cliff, initial, place, ...linear }): fc.Arbitrary<Schedule> => {
      const common = { ...place, ...linear };
      const cliffMonths = Math.min(cliff, linear.months);
      return fc.oneof(
        fc.constantFrom<Schedule>(
          { shape: 'linear', ...common },
          { shape: 'cliff_linear', ...common, cliffMonths },
          { shape: 'initial_linear', ...common, cliffMonths: cliffMonths - 1, initialBasisPoints: initial },
          { shape: 'monthly', ...place, months: linear.months },
          { shape: 'single', ...place, months: linear.months },
        ),
        fc
          .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
          .map((weights): Schedule => ({ shape: 'progressive', ...place, step: linear.step, weights })),
        fc
          .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 })
          .map((gaps): Schedule => ({ ...typed(total, gaps), ...place })),
      );
    });

interface DrawnGrant {
  readonly total: bigint;
  readonly schedule: Schedule;
  readonly unlock: Schedule;
  readonly tgeDay: IsoDay | null;
}

const grants: fc.Arbitrary<DrawnGrant> = totals.chain((total) =>
  fc.record({
    total: fc.constant(total),
    schedule: schedulesOf(total),
    unlock: schedulesOf(total),
    tgeDay: tgeDays,
  }),
);

const kinds = ['revise', 'accelerate', 'suspend', 'resume'] as const;
const changes = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), wait: fc.integer({ min: 0, max: 200 }), ahead: months }),
  { maxLength: 6 },
);
type DrawnChange = { kind: (typeof kinds)[number]; wait: number; ahead: number };

function change(plan: Plan, { kind, ahead }: DrawnChange, at: ChangeDay): PlanChange {
  if (kind === 'accelerate') return acceleratePlan(plan, at);
  if (kind === 'suspend') return suspendPlan(plan, at);
  if (kind === 'resume') return resumePlan(plan, at);
  const schedule: Schedule = { shape: 'linear', start: at.from, startMonths: 0, months: ahead, step: 3 };
  return revisePlan(plan, schedule, at);
}

/** Days around each tranche, and the first and last of all. */
const daysAround = (plan: Plan, tgeDay: IsoDay | null): IsoDay[] => [
  FIRST,
  ...trancheTable(plan, tgeDay).flatMap(({ day }) => (day === null ? [] : [addDays(day, -1), day])),
  '2099-12-31',
];

describe(`[B7] the laws of vesting, ${kaskadRunsTitle}`, () => {
  it('tranches are never negative, are in order and sum up to the total', () => {
    fc.assert(
      fc.property(grants, ({ total, schedule, tgeDay }) => {
        expect(scheduleProblem(schedule, total)).toBe(null);
        const table = trancheTable(planOf(schedule, total), tgeDay);
        expect(sumOfUnits(table.map(({ units }) => units))).toBe(total);
        expect(table.at(-1)?.cumulative).toBe(total);
        for (const [place, { units, day, cumulative }] of table.entries()) {
          const before = table[place - 1];
          expect(units >= 0n).toBe(true);
          expect(cumulative).toBe((before?.cumulative ?? 0n) + units);
          if (before !== undefined && day !== null) expect((before.day ?? day) <= day).toBe(true);
          expect(day === null).toBe(schedule.start === null && tgeDay === null);
        }
      }),
      kaskadRuns,
    );
  });

  it('a position is between nothing and the total, grows by the day, and its next unlock is the next growth', () => {
    fc.assert(
      fc.property(grants, fc.nat(100), ({ total, schedule, unlock, tgeDay }, percent) => {
        const plans = {
          acquisition: planOf(schedule, total),
          unlock: percent < 30 ? null : planOf(unlock, total),
          canceledOn: null,
        };
        const onDay = (day: IsoDay) => grantPosition(plans, { claimed: 0n, pending: 0n }, { day, tgeDay });
        const around = [plans.acquisition, plans.unlock ?? plans.acquisition]
          .flatMap((plan) => daysAround(plan, tgeDay))
          .toSorted();
        let last = onDay('2000-01-01');
        for (const day of around) {
          const now = onDay(day);
          expect(now.claimable >= last.claimable && now.claimable <= total).toBe(true);
          expect(now.claimable).toBe(now.acquired < now.unlocked ? now.acquired : now.unlocked);
          expect(now.remaining + now.claimable).toBe(total);
          if (last.next !== null && day < last.next.day) expect(now.claimable).toBe(last.claimable);
          if (last.next?.day === day) expect(now.claimable).toBe(last.claimable + last.next.units);
          if (last.next === null) expect(now.claimable).toBe(last.claimable);
          last = now;
        }
      }),
      kaskadRuns,
    );
  });

  it('changes keep the total and each past day, whatever their order', () => {
    let applied = 0;
    fc.assert(
      fc.property(grants, changes, ({ total, schedule, tgeDay }, drawn) => {
        let plan = planOf(schedule, total);
        let today = addMonths(FIRST, 6);
        for (const one of drawn) {
          today = addDays(today, one.wait);
          const changed = change(plan, one, { from: addDays(today, one.ahead % 3), today, tgeDay });
          if (!changed.isAllowed) continue;
          applied += 1;
          expect(totalOf(changed.plan)).toBe(total);
          expect(changed.plan.tranches.every(({ units }) => units >= 0n)).toBe(true);
          // An acceleration of today adds to what today has.
          const lastKept = addDays(today, -1);
          for (const day of [lastKept, ...daysAround(plan, tgeDay).filter((past) => past < lastKept)]) {
            expect(reached(changed.plan, day, tgeDay)).toBe(reached(plan, day, tgeDay));
          }
          plan = changed.plan;
        }
      }),
      kaskadRuns,
    );
    expect(applied).toBeGreaterThan(kaskadRuns.numRuns / 4);
  });

  it('[B10] a cancellation splits the total into what stays and what returns', () => {
    fc.assert(
      fc.property(grants, days, ({ total, schedule, unlock, tgeDay }, day) => {
        const plans = {
          acquisition: planOf(schedule, total),
          unlock: planOf(unlock, total),
          canceledOn: null,
        };
        const canceled = cancelGrant(plans, { claimed: 0n, pending: 0n }, { day, tgeDay });
        if (!canceled.isAllowed) {
          expect(reached(plans.acquisition, day, tgeDay)).toBe(total);
          return;
        }
        const { grant, acquired, returned } = canceled;
        expect(acquired + returned).toBe(total);
        expect(totalOf(grant.acquisition)).toBe(acquired);
        expect(grant.unlock && totalOf(grant.unlock)).toBe(acquired);
        const free = (of: typeof plans | typeof grant, on: IsoDay) =>
          grantPosition(of, { claimed: 0n, pending: 0n }, { day: on, tgeDay }).claimable;
        for (const past of daysAround(plans.acquisition, tgeDay)) {
          if (past <= day) expect(free(grant, past)).toBe(free(plans, past));
        }
      }),
      kaskadRuns,
    );
  });
});
