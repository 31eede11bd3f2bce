// What a file would publish, as a second person reads it: each value when they are few, each series otherwise. Pure.
import { formatDecimal, formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import type { PlanKind, PlannedValue, StoredDetail } from '../../db/schema/market-data.ts';
import type { ChangeLine } from '../change-requests/change-kind.ts';
import { publicationTexts as texts } from './publication.texts.ts';

/** More values than this are shown by series. */
const fewValues = 20;

export interface PlanToDescribe {
  kind: PlanKind;
  fileName: string;
  values: readonly PlannedValue[];
  /** What is unusual of them. */
  notes: readonly string[];
  /** Of its series: the values of its days, and the last before them. */
  stored: readonly { series: string; day: string; value: string; detail?: StoredDetail }[];
  /** Of the strategies, by id. */
  titles: ReadonlyMap<string, string>;
}

interface Publishable {
  series: string;
  day: string;
  value: string;
  /** The published value that it replaces. */
  replaced: string | null;
  /** The value before it, published or of the same file. */
  previous: { day: string; value: string } | null;
}

/** « VL : USDFY, BTCFY · 20/11/2026 et 21/11/2026 ». */
export function subjectOfPlan({ kind, values, titles }: PlanToDescribe): string {
  const series = new Set(values.map(([id]) => titles.get(id) ?? id));
  const days = [...new Set(values.map(([, day]) => day))].toSorted();
  return texts.subject(kind, [...series].toSorted().join(', '), writtenDays(days));
}

/** The same values, and the same published ones around them, give the same lines. */
export function describePlan(plan: PlanToDescribe): ChangeLine[] {
  const all = publishableValues(plan);
  const changed = all.filter(({ replaced }) => replaced !== null);
  const created = all.filter(({ replaced }) => replaced === null);
  return [
    ...(plan.kind.endsWith('_manual') ? [] : [{ label: texts.file, before: null, after: plan.fileName }]),
    ...(changed.length > fewValues ? bySeries(changed).flatMap(changedGroup) : changed.map(valueLine)),
    ...(created.length > fewValues ? bySeries(created).flatMap(createdGroup) : created.map(valueLine)),
    ...describeDetails(plan),
    ...(plan.notes.length === 0
      ? []
      : [{ label: texts.accepted, before: null, after: plan.notes.join(' ') }]),
  ];
}

/** What the NAVs are made of: each of a few, otherwise how many of each strategy. */
function describeDetails({ values, stored, titles }: PlanToDescribe): ChangeLine[] {
  const before = new Map(stored.map(({ series, day, detail }) => [`${series} ${day}`, detail]));
  const detailed = values.flatMap(([series, day, , detail]) =>
    detail === undefined
      ? []
      : [{ series: titles.get(series) ?? series, day, detail, old: before.get(`${series} ${day}`) }],
  );
  if (detailed.length <= fewValues) {
    return detailed.map(({ series, day, detail, old }) => ({
      label: texts.detail(series, formatNumericDate(day)),
      before: writtenDetail(old),
      after: writtenDetail(detail),
    }));
  }
  return [...Map.groupBy(detailed, ({ series }) => series)].map(([series, days]) => ({
    label: texts.details(series),
    before: null,
    after: countedDays(days.toSorted((a, b) => (a.day < b.day ? -1 : 1))),
  }));
}

/** « VL brute 102, provisions 0,495, plus-haut 103 »; null of nothing. */
function writtenDetail({ gross, accruals, mark }: StoredDetail = {}): string | null {
  const parts = [
    gross === undefined ? null : texts.gross(formatDecimal(gross)),
    accruals === undefined ? null : texts.accruals(formatDecimal(accruals)),
    mark === undefined ? null : texts.mark(formatDecimal(mark)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

function publishableValues({ values, stored, titles }: PlanToDescribe): Publishable[] {
  const published = seriesDays(stored);
  const planned = seriesDays(values.map(([series, day, value]) => ({ series, day, value })));
  return [...planned].flatMap(([series, ofFile]) => {
    const before = published.get(series) ?? new Map<string, string>();
    const after = [...new Map([...before, ...ofFile])]
      .map(([day, value]) => ({ day, value }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    return after.flatMap(({ day, value }, index): Publishable[] => {
      if (!ofFile.has(day)) return [];
      const previous = after[index - 1] ?? null;
      const title = titles.get(series) ?? series;
      return [{ series: title, day, value, replaced: before.get(day) ?? null, previous }];
    });
  });
}

/** Each series as its values by day. */
function seriesDays(values: PlanToDescribe['stored']): Map<string, Map<string, string>> {
  const bySeriesId = Map.groupBy(values, ({ series }) => series);
  return new Map(
    [...bySeriesId].map(([series, rows]) => [series, new Map(rows.map(({ day, value }) => [day, value]))]),
  );
}

function bySeries(values: readonly Publishable[]): Publishable[][] {
  return [...Map.groupBy(values, ({ series }) => series).values()];
}

/** From the value that it replaces, or from the one before it: a fraction; null for the first of a series. */
function changeOf({ value, replaced, previous }: Publishable): number | null {
  const from = replaced ?? previous?.value;
  return from === undefined ? null : decimal(value).div(decimal(from)).minus(1).toNumber();
}

function valueLine(at: Publishable): ChangeLine {
  const label = texts.value(at.series, formatNumericDate(at.day));
  const before = at.replaced === null ? null : formatDecimal(at.replaced);
  return { label, before, after: withChange(at) };
}

function withChange(at: Publishable): string {
  const change = changeOf(at);
  const value = formatDecimal(at.value);
  if (change === null) return value;
  const percent = formatSignedPercent(change);
  const since = at.replaced === null && at.previous !== null ? at.previous.day : null;
  return texts.change(value, since === null ? percent : texts.since(percent, formatNumericDate(since)));
}

function createdGroup(values: readonly Publishable[]): ChangeLine[] {
  const [last, widest] = [values.at(-1), widestOf(values)];
  if (last === undefined) return [];
  return [
    { label: texts.created(last.series), before: null, after: countedDays(values) },
    {
      label: texts.last(last.series),
      before: null,
      after: texts.on(withChange(last), formatNumericDate(last.day)),
    },
    ...(widest === null
      ? []
      : [
          {
            label: texts.widest(last.series),
            before: widest.previous === null ? null : formatDecimal(widest.previous.value),
            after: texts.on(withChange(widest), formatNumericDate(widest.day)),
          },
        ]),
  ];
}

function changedGroup(values: readonly Publishable[]): ChangeLine[] {
  const widest = widestOf(values);
  if (widest === null) return [];
  const { series, replaced, day } = widest;
  return [
    { label: texts.changed(series), before: null, after: countedDays(values) },
    {
      label: texts.widestChanged(series),
      before: replaced === null ? null : formatDecimal(replaced),
      after: texts.on(withChange(widest), formatNumericDate(day)),
    },
  ];
}

function widestOf(values: readonly Publishable[]): Publishable | null {
  const width = (at: Publishable) => Math.abs(changeOf(at) ?? 0);
  const compared = values.filter((at) => changeOf(at) !== null);
  return compared.reduce<Publishable | null>(
    (widest, at) => (widest === null || width(at) > width(widest) ? at : widest),
    null,
  );
}

function countedDays(values: readonly { day: string }[]): string {
  return texts.counted(formatDecimal(String(values.length)), writtenDays(values.map(({ day }) => day)));
}

/** In their order. */
function writtenDays(days: readonly string[]): string {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''].map(formatNumericDate);
  if (first === undefined || last === undefined || days.length < 2) return first ?? '';
  return days.length === 2 ? texts.twoDays(first, last) : texts.period(first, last);
}
