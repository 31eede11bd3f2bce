// The cells of the grid as they would be published: read, checked, compared with what is.
import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isIsoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import {
  maxNavDecimals,
  type NavDetail,
  readNavDetail,
  readNavEntry,
  navEntryTexts as texts,
} from '@repo/domain/navs';
import type { PlannedValue, StoredDetail } from '../../db/schema/market-data.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { countAffected, countAwaiting, type SeriesDay } from '../market-data/affected.repository.ts';
import { changesDetail, rangeOf } from '../market-data/import-plan.ts';
import { type NavHistory, readNavHistories } from '../market-data/nav-history.repository.ts';
import { walkNavs } from '../market-data/nav-walk.ts';

type Schemas = components['schemas'];
export type NavCell = Schemas['NavCell'];
type CheckedCell = Schemas['CheckedNavCell'];

export interface CheckedNavs {
  cells: CheckedCell[];
  /** What would be written, by strategy then by day. */
  values: PlannedValue[];
  created: number;
  /** Those that replace a published NAV by another, and those that only change what it is made of. */
  changed: number;
  /** What is unusual, with its strategy and day. */
  notes: string[];
  /** A request that already holds one of these days. */
  requestId: string | null;
  affected: { orders: number; deals: number; statements: number };
}

/** A cell of an earlier day is the NAV before that of a later one. */
export async function checkNavs(deps: Deps, typed: readonly NavCell[]): Promise<CheckedNavs> {
  const days = rangeOf(typed.filter(({ date }) => isIsoDay(date)).map(({ date }) => ({ day: date })));
  const histories =
    days === null
      ? []
      : await readNavHistories(deps.db, {
          strategies: [...new Set(typed.map(({ strategy_id: id }) => id))],
          days,
          now: deps.clock.now(),
        });
  const today = parisDay(deps.clock.now());
  const byStrategy = new Map(histories.map((history) => [history.id, history]));
  const read = [...Map.groupBy(typed, ({ strategy_id: id }) => id)].flatMap(([id, ofStrategy]) => {
    const history = byStrategy.get(id);
    return history === undefined
      ? ofStrategy.map((cell) => refused(cell, texts.unknownStrategy))
      : readStrategy(ofStrategy, history, today);
  });
  const of = (wanted: ReadCell['change']): SeriesDay[] =>
    read
      .filter(({ change }) => change === wanted)
      .map(({ cell: { strategy_id: series, date: day } }) => ({ kind: 'nav', series, day }));
  const cells = read.map(({ cell }) => cell);
  const orders = await countAwaiting(deps.db, of('created'));
  return {
    cells,
    values: read
      .filter(({ change }) => change !== null)
      .map(
        ({ cell: { strategy_id: id, date, value }, detail }): PlannedValue =>
          detail === null ? [id, date, value ?? ''] : [id, date, value ?? '', detail],
      )
      .toSorted((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1)),
    created: of('created').length,
    changed: of('corrected').length + of('detailed').length,
    notes: cells.flatMap(({ strategy_id: id, date, warnings }) =>
      warnings.map((warning) =>
        texts.note(byStrategy.get(id)?.title ?? id, formatNumericDate(date), warning),
      ),
    ),
    requestId: histories.find(({ request_id: id }) => id !== null)?.request_id ?? null,
    affected: {
      orders: orders.reduce((sum, { count }) => sum + count, 0),
      ...(await countAffected(deps.db, of('corrected'))),
    },
  };
}

interface ReadCell {
  cell: CheckedCell;
  /** What was typed of how the NAV is made; null for nothing. */
  detail: StoredDetail | null;
  /** `detailed`: the published NAV stays, what it is made of changes. Null when nothing would be written. */
  change: 'created' | 'corrected' | 'detailed' | null;
}

const refused = ({ strategy_id, date }: NavCell, problem: string): ReadCell => ({
  cell: {
    strategy_id,
    date,
    value: null,
    rate: null,
    covered_days: null,
    published: null,
    problem,
    warnings: [],
  },
  detail: null,
  change: null,
});

const readDetail = ({ gross, accruals, high_water_mark: mark }: NavCell) =>
  readNavDetail({ gross, accruals, mark }, maxNavDecimals);

function readStrategy(cells: readonly NavCell[], history: NavHistory, today: IsoDay): ReadCell[] {
  const published = new Map(history.navs.map((nav) => [nav.day, nav]));
  const marks = cells.flatMap((cell) => {
    const read = readDetail(cell);
    if (!read.ok || read.detail.mark === null || !isIsoDay(cell.date)) return [];
    return [{ day: cell.date, mark: read.detail.mark }];
  });
  const walk = walkNavs(history, today, marks);
  return cells
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((cell, index, all): ReadCell => {
      if (!isIsoDay(cell.date)) return refused(cell, texts.day);
      if (all[index - 1]?.date === cell.date) return refused(cell, texts.twice);
      const result = readNavEntry(cell.text, cell.unit, walk.before(cell.date));
      if (!result.ok) return refused(cell, result.problem);
      const read = readDetail(cell);
      if (!read.ok) return refused(cell, read.problem);
      const {
        coveredDays,
        isOfDay: _isOfDay,
        ...checked
      } = walk.add({ day: cell.date, nav: result.nav }, read.detail);
      const detail = toStored(read.detail);
      const before = published.get(cell.date);
      return {
        cell: {
          ...checked,
          strategy_id: history.id,
          date: cell.date,
          value: toText(result.nav),
          covered_days: coveredDays,
          published: before?.nav ?? null,
        },
        detail,
        change: checked.problem === null ? changeOf(toText(result.nav), detail, before) : null,
      };
    });
}

function changeOf(
  nav: string,
  detail: StoredDetail | null,
  published: NavHistory['navs'][number] | undefined,
): ReadCell['change'] {
  if (published === undefined) return 'created';
  if (!decimal(published.nav).eq(decimal(nav))) return 'corrected';
  return changesDetail(published.detail, detail) ? 'detailed' : null;
}

function toStored({ gross, accruals, mark }: NavDetail): StoredDetail | null {
  if (gross === null && accruals === null && mark === null) return null;
  return {
    ...(gross !== null && { gross: toText(gross) }),
    ...(accruals !== null && { accruals: toText(accruals) }),
    ...(mark !== null && { mark: toText(mark) }),
  };
}
