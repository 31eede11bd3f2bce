// The cells of the grid as they would be published: read, checked, compared with what is.
import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isIsoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import { readNavEntry, navEntryTexts as texts } from '@repo/domain/navs';
import type { PlannedValue } from '../../db/schema/market-data.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { countAffected, countAwaiting, type SeriesDay } from '../market-data/affected.repository.ts';
import { rangeOf } from '../market-data/import-plan.ts';
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
  const cells = [...Map.groupBy(typed, ({ strategy_id: id }) => id)].flatMap(([id, ofStrategy]) => {
    const history = byStrategy.get(id);
    return history === undefined
      ? ofStrategy.map((cell) => refused(cell, texts.unknownStrategy))
      : readStrategy(ofStrategy, history, today);
  });
  const written = cells.filter(isWritten);
  const of = (isChanged: boolean): SeriesDay[] =>
    written
      .filter(({ published }) => (published !== null) === isChanged)
      .map(({ strategy_id: series, date: day }) => ({ kind: 'nav', series, day }));
  const orders = await countAwaiting(deps.db, of(false));
  return {
    cells,
    values: written
      .map(({ strategy_id: id, date, value }): PlannedValue => [id, date, value ?? ''])
      .toSorted((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1)),
    created: of(false).length,
    changed: of(true).length,
    notes: cells.flatMap(({ strategy_id: id, date, warnings }) =>
      warnings.map((warning) =>
        texts.note(byStrategy.get(id)?.title ?? id, formatNumericDate(date), warning),
      ),
    ),
    requestId: histories.find(({ request_id: id }) => id !== null)?.request_id ?? null,
    affected: {
      orders: orders.reduce((sum, { count }) => sum + count, 0),
      ...(await countAffected(deps.db, of(true))),
    },
  };
}

const isWritten = ({ problem, value, published }: CheckedCell): boolean =>
  problem === null && value !== null && (published === null || !decimal(published).eq(decimal(value)));

const refused = ({ strategy_id, date }: NavCell, problem: string): CheckedCell => ({
  strategy_id,
  date,
  value: null,
  rate: null,
  covered_days: null,
  published: null,
  problem,
  warnings: [],
});

function readStrategy(cells: readonly NavCell[], history: NavHistory, today: IsoDay): CheckedCell[] {
  const published = new Map(history.navs.map(({ day, nav }) => [day, nav]));
  const walk = walkNavs(history, today);
  return cells
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((cell, index, all): CheckedCell => {
      if (!isIsoDay(cell.date)) return refused(cell, texts.day);
      if (all[index - 1]?.date === cell.date) return refused(cell, texts.twice);
      const result = readNavEntry(cell.text, cell.unit, walk.before(cell.date));
      if (!result.ok) return refused(cell, result.problem);
      const { coveredDays, ...checked } = walk.add({ day: cell.date, nav: result.nav });
      return {
        ...checked,
        strategy_id: history.id,
        date: cell.date,
        value: toText(result.nav),
        covered_days: coveredDays,
        published: published.get(cell.date) ?? null,
      };
    });
}
