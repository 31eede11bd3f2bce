// The jobs that email clients that documents of theirs are there, each once (docs/decisions/0085, 0102).
import { isoDay } from '@repo/domain/dates';
import { monthToAnnounce, yearToAnnounce } from '@repo/domain/yearly';
import type { Database } from '../../db/client.ts';
import { monthlyNotices, yearlyNotices } from '../../db/schema/statements.ts';
import type { Deps } from '../../deps.ts';
import { serializeError } from '../../log.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { readValue } from '../parameters/read-parameters.ts';
import {
  type AccountRange,
  endOfPage,
  listUnannouncedMonth,
  listUnannouncedYear,
  readLateStrategies,
} from './document-notices.repository.ts';

const firstId = '00000000-0000-0000-0000-000000000000';
const accountsPerPage = 500;

/** The job of the queue `yearly-notices`: the documents of the past year. @throws as `announceByPages` */
export async function announceYear(
  deps: Deps,
  stopping?: AbortSignal,
  pageSize = accountsPerPage,
): Promise<void> {
  const year = yearToAnnounce(momentOf(deps));
  if (year === null) return;
  const hasTaxFiles = (await readValue(deps, 'TAX_FILE')) === '1';
  const days = { from: isoDay(`${year}-01-01`), to: isoDay(`${year}-12-31`) };
  await announceByPages(deps, { stopping, pageSize }, async (tx, page) => {
    const clients = await listUnannouncedYear(tx, page, { year, ...days });
    const rows = clients.map(({ id }) => ({ userId: id, year, queuedAt: deps.clock.now() }));
    if (rows.length === 0) return;
    const noticed = await tx
      .insert(yearlyNotices)
      .values(rows)
      .onConflictDoNothing()
      .returning({ userId: yearlyNotices.userId });
    await queueMails(
      { ...deps, db: tx },
      newOf(clients, noticed).map(({ isCompany, ...to }) => ({
        to,
        mail: { kind: 'yearlyDocuments', data: { year, hasTaxFile: hasTaxFiles && !isCompany } },
        service: 'yield',
      })),
    );
  });
}

/**
 * The job of the queue `monthly-notices`: the statement of the month before, once every product held at its end has a NAV of that day or
 * after. @throws as `announceByPages`
 */
export async function announceMonth(
  deps: Deps,
  stopping?: AbortSignal,
  pageSize = accountsPerPage,
): Promise<void> {
  const month = monthToAnnounce(momentOf(deps));
  if (month === null) return;
  const strategies = await readLateStrategies(deps.db, month.to);
  await announceByPages(deps, { stopping, pageSize }, async (tx, page) => {
    const clients = await listUnannouncedMonth(tx, page, { ...month, strategies });
    const rows = clients.map(({ id }) => ({ userId: id, month: month.key, queuedAt: deps.clock.now() }));
    if (rows.length === 0) return;
    const noticed = await tx
      .insert(monthlyNotices)
      .values(rows)
      .onConflictDoNothing()
      .returning({ userId: monthlyNotices.userId });
    await queueMails(
      { ...deps, db: tx },
      newOf(clients, noticed).map((to) => ({
        to,
        mail: { kind: 'monthlyStatement', data: { month: month.key } },
        service: 'yield',
      })),
    );
  });
}

function momentOf({ clock }: Pick<Deps, 'clock'>) {
  const now = clock.now();
  return { today: parisDay(now), hour: parisHour(now) };
}

/** Those whose row is new: another process may have been faster. */
function newOf<Client extends { id: string }>(clients: readonly Client[], noticed: { userId: string }[]) {
  const ids = new Set(noticed.map(({ userId }) => userId));
  return clients.filter(({ id }) => ids.has(id));
}

/**
 * A page of accounts in a transaction with its rows: what a killed process left is done by the next run, and nothing twice. A page that
 * fails does not hold those after it.
 *
 * @throws the first failure, once every page was tried.
 */
async function announceByPages(
  deps: Deps,
  { stopping, pageSize }: { stopping: AbortSignal | undefined; pageSize: number },
  announcePage: (tx: Database, page: AccountRange) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let after = firstId; ; ) {
    stopping?.throwIfAborted();
    const upTo = await endOfPage(deps.db, after, pageSize);
    if (upTo === null) break;
    const page = { after, upTo };
    try {
      await deps.db.transaction((tx) => announcePage(tx, page));
    } catch (error) {
      deps.log.error({ ...page, err: serializeError(error) }, 'documents not announced to these accounts');
      failures.push(error);
    }
    after = upTo;
  }
  if (failures.length > 0) throw failures[0];
}
