/** What a version of a grant changed: the lines of its calendar before and after. */
import type { IsoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { dayOf, type Plan, readDay, readPlan, totalOf, trancheTable } from '@repo/domain/kaskad';
import { type GrantDetail, trancheDay } from '../../shared/grants.model.ts';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.versions;

export type Version = GrantDetail['versions'][number];

export interface Difference {
  readonly line: string;
  readonly before: string;
  readonly after: string;
}

export interface VersionView {
  readonly version: Version;
  /** Of the first version, none. */
  readonly differences: readonly Difference[] | null;
}

/** Newest first, each compared with the one before it. Before the version that fixed the TGE its day was not known. */
export function versionViews(
  { grant, versions }: GrantDetail,
  bare: (units: bigint) => string,
): VersionView[] {
  const fixed = versions.findIndex(({ change }) => change === 'tge');
  const tgeDay = readDay(grant.tge_day);
  const { decimals } = grant.class;
  const linesAt = (version: Version, place: number) =>
    linesOf(version, { decimals, bare, tgeDay: fixed !== -1 && place > fixed ? null : tgeDay });
  return versions.map((version, place) => {
    const before = versions[place + 1];
    if (before === undefined) return { version, differences: null };
    const old = new Map(linesAt(before, place + 1));
    const now = new Map(linesAt(version, place));
    const differences = [...new Set([...now.keys(), ...old.keys()])].map((line) => ({
      line,
      before: old.get(line) ?? texts.none,
      after: now.get(line) ?? texts.none,
    }));
    return { version, differences: differences.filter((one) => one.before !== one.after) };
  });
}

interface Reading {
  readonly decimals: number;
  readonly tgeDay: IsoDay | null;
  readonly bare: (units: bigint) => string;
}

function linesOf({ acquisition, unlock }: Version, reading: Reading): [line: string, value: string][] {
  const right = planLines(readPlan(acquisition, reading.decimals), reading);
  if (unlock === null) return right;
  const lock = planLines(readPlan(unlock, reading.decimals), reading);
  const named = (plan: string, lines: typeof right) =>
    lines.map(([line, value]): [string, string] => [texts.named(plan, line), value]);
  return [...named(texts.plans.acquisition, right), ...named(texts.plans.unlock, lock)];
}

function planLines(plan: Plan, { tgeDay, bare }: Reading): [line: string, value: string][] {
  const table = trancheTable(plan, tgeDay);
  const first = table[0];
  const last = table.at(-1);
  const date = (at: Plan['start']) => trancheDay({ at, day: dayOf(at, tgeDay) });
  return [
    [texts.lines.total, bare(totalOf(plan))],
    [texts.lines.count, String(table.length)],
    [texts.lines.start, date(plan.start)],
    [texts.lines.cliff, plan.cliff === null ? texts.none : date(plan.cliff)],
    [texts.lines.first, first === undefined ? texts.none : trancheDay(first)],
    [texts.lines.last, last === undefined ? texts.none : trancheDay(last)],
    [texts.lines.suspended, plan.suspendedFrom === null ? texts.none : formatNumericDate(plan.suspendedFrom)],
  ];
}
