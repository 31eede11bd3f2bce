// What clients read of a corrected value: one email each, and a line on each contract that was executed at it.
import { formatDecimal, formatLongDate, formatLongMonth } from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import {
  type AffectedStatement,
  listAffectedStatements,
  type SeriesDay,
} from '../market-data/affected.repository.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { recordEvents } from '../timeline/record-event.ts';
import { listOpenDeals, type OpenDeal } from './corrections.repository.ts';
import { correctionsTexts as texts } from './corrections.texts.ts';

/** A value that another one replaced. */
export interface CorrectedValue extends SeriesDay {
  /** « USDFY », « EUR/USD ». */
  title: string;
  before: string;
  after: string;
}

/** To each client once, in the transaction that corrects: values, contracts executed at them, statements that change. */
export async function notifyCorrections(
  deps: Deps,
  values: readonly CorrectedValue[],
  message?: string,
): Promise<void> {
  if (values.length === 0) return;
  const words = new Map(values.map((value) => [keyOf(value), wordsOf(value)]));
  const deals = await listOpenDeals(deps.db, values);
  const statements = await listAffectedStatements(deps.db, values);
  const dealsOf = Map.groupBy(deals, ({ user_id }) => user_id);
  const statementsOf = Map.groupBy(statements, ({ user_id }) => user_id);
  const userIds = [...new Set([...dealsOf.keys(), ...statementsOf.keys()])];
  const clients = await findUsersById(deps.db, userIds);
  await queueMails(
    deps,
    userIds.flatMap((userId) => {
      const to = clients.get(userId);
      const own = { deals: dealsOf.get(userId) ?? [], statements: statementsOf.get(userId) ?? [] };
      return to === undefined
        ? []
        : [
            {
              to,
              mail: { kind: 'valueCorrected', data: { ...dataOf(own, words), message: message ?? null } },
            },
          ];
    }),
  );
  await recordEvents(deps, eventsOf(deals, { words, day: formatLongDate(parisDay(deps.clock.now())) }));
}

const keyOf = ({ kind, series, day }: SeriesDay): string => `${kind} ${series} ${day}`;

const wordsOf = ({ title, day, before, after }: CorrectedValue): string =>
  texts.correctedValue(title, formatLongDate(day), `${formatDecimal(before)} → ${formatDecimal(after)}`);

type Words = ReadonlyMap<string, string>;
const saidOf = (of: readonly SeriesDay[], words: Words): string[] => [
  ...new Set(of.map((value) => words.get(keyOf(value)) ?? '')),
];

interface Own {
  deals: readonly OpenDeal[];
  statements: readonly AffectedStatement[];
}

function dataOf({ deals, statements }: Own, words: Words) {
  return {
    values: saidOf([...deals, ...statements], words),
    contracts: [...new Set(deals.map(({ po_number }) => po_number))],
    statements: [...new Set(statements.map(periodOf))],
  };
}

/** « janvier 2026 (EUR) », or a whole year. */
function periodOf({ first_day, last_day, currency }: AffectedStatement): string {
  const [month, year] = [first_day.slice(0, 7), first_day.slice(0, 4)];
  return `${last_day.startsWith(month) ? formatLongMonth(month) : year} (${currency})`;
}

function eventsOf(deals: readonly OpenDeal[], { words, day }: { words: Words; day: string }) {
  return [...Map.groupBy(deals, ({ contract_id }) => contract_id)].flatMap(([contractId, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const note = texts.correctedNote(day, saidOf(own, words).join(' ; '));
    const metadata = { strategy_title: first.strategy, note, topic: 'correction' as const };
    return [{ userId: first.user_id, contractId, type: 'other' as const, metadata }];
  });
}
