import { isoDay } from '@repo/domain/dates';
import { yearToAnnounce } from '@repo/domain/yearly';
import type { Deps } from '../../deps.ts';
import { serializeError } from '../../log.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { readValue } from '../parameters/read-parameters.ts';
import { endOfPage, insertNotices, listUnannounced } from './yearly-documents.repository.ts';

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * The job of the queue `yearly-notices`: emails the clients that their documents of the past year are there, each once. A page in a
 * transaction with its rows of `yearly_notices`: what a killed process left is done by the next run, and nothing twice. A page that
 * fails does not hold those after it.
 *
 * @throws the first failure, once every page was tried.
 */
export async function announceYear(deps: Deps, stopping?: AbortSignal, pageSize = 500): Promise<void> {
  const now = deps.clock.now();
  const year = yearToAnnounce({ today: parisDay(now), hour: parisHour(now) });
  if (year === null) return;
  const hasTaxFiles = (await readValue(deps, 'TAX_FILE')) === '1';
  const failures: unknown[] = [];
  for (let after = firstId; ; ) {
    stopping?.throwIfAborted();
    const upTo = await endOfPage(deps.db, after, pageSize);
    if (upTo === null) break;
    const page = { after, upTo };
    try {
      await announcePage(deps, page, { year, hasTaxFiles });
    } catch (error) {
      deps.log.error({ ...page, err: serializeError(error) }, 'year not announced to these accounts');
      failures.push(error);
    }
    after = upTo;
  }
  if (failures.length > 0) throw failures[0];
}

async function announcePage(
  deps: Deps,
  page: { after: string; upTo: string },
  { year, hasTaxFiles }: { year: number; hasTaxFiles: boolean },
): Promise<void> {
  const days = { from: isoDay(`${year}-01-01`), to: isoDay(`${year}-12-31`) };
  await deps.db.transaction(async (tx) => {
    const clients = await listUnannounced(tx, page, { year, ...days });
    const ids = clients.map(({ id }) => id);
    const noticed = await insertNotices(tx, ids, { year, queuedAt: deps.clock.now() });
    await queueMails(
      { ...deps, db: tx },
      clients
        .filter(({ id }) => noticed.has(id))
        .map(({ isCompany, ...to }) => ({
          to,
          mail: { kind: 'yearlyDocuments', data: { year, hasTaxFile: hasTaxFiles && !isCompany } },
          service: 'yield',
        })),
    );
  });
}
