/** The staircase of what a grant unlocks: past solid, future dashed. */
import type { IsoDay } from '@repo/domain/dates';
import { dayOf, formatUnits, trancheTable, unitsText, unlocksOf } from '@repo/domain/kaskad';
import type { ChartSeries, LineInput } from '@repo/ui/charts';
import type { ReadGrant } from './grants.model.ts';
import { grantsTexts } from './grants.texts.ts';

const texts = grantsTexts.chart;

/** No day while no tranche has one; `chosen` is a point of its own. */
export function unlockLine(grant: ReadGrant, today: IsoDay, chosen: IsoDay): LineInput {
  const { plans, tgeDay, unitClass } = grant;
  let sum = 0n;
  const free = unlocksOf(plans, tgeDay).map(({ day, units }) => {
    sum += units;
    return { day, units: sum };
  });
  if (free.length === 0) return { days: [], series: [] };
  const start = dayOf(plans.acquisition.start, tgeDay);
  const days = [
    ...new Set([...(start ? [start] : []), ...free.map(({ day }) => day), today, chosen]),
  ].toSorted();
  const freeOn = (day: IsoDay) => free.findLast((step) => step.day <= day)?.units ?? 0n;
  const number = (units: bigint) => Number(unitsText(units, unitClass.decimals));
  const isPast = (day: IsoDay) => day <= today;
  const past: ChartSeries = {
    id: 'past',
    label: texts.past,
    hue: 'accent',
    values: days.map((day) => (isPast(day) ? number(freeOn(day)) : null)),
    texts: days.map((day) => (isPast(day) ? formatUnits(freeOn(day), unitClass) : null)),
  };
  const future: ChartSeries = {
    id: 'future',
    label: texts.future,
    hue: 'accent',
    stroke: 'dashed',
    // Today is where the two meet.
    values: days.map((day) => (day >= today ? number(freeOn(day)) : null)),
    texts: days.map((day) => (isPast(day) ? null : formatUnits(freeOn(day), unitClass))),
  };
  const table = trancheTable(plans.acquisition, tgeDay);
  const acquired = (day: IsoDay) =>
    table.findLast((tranche) => tranche.day !== null && tranche.day <= day)?.cumulative ?? 0n;
  const right: ChartSeries = {
    id: 'acquired',
    label: texts.acquired,
    hue: 'ink-muted',
    stroke: 'dotted',
    values: days.map((day) => number(acquired(day))),
    texts: days.map((day) => formatUnits(acquired(day), unitClass)),
  };
  const hasFuture = days.some((day) => !isPast(day));
  return {
    days,
    isStepped: true,
    isFilled: true,
    series: [past, ...(hasFuture ? [future] : []), ...(plans.unlock === null ? [] : [right])],
  };
}
