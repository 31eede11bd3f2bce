import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { readNotedHead } from '../audit/signed-heads.ts';
import { readNewestStamp } from '../audit/stamped-heads.ts';
import {
  type ChainFault,
  type ChainHead,
  findCut,
  findUnsealed,
  readChainHead,
  readLink,
  verifyLinks,
} from '../audit/verify-audit-chain.ts';

/** Links that one call reads: some two seconds. */
const linksPerCall = 20_000;

/** Verifies the links after number `after`; the last call of a series also looks for what has no link, or was cut off. */
export async function verifyAudit(
  deps: Pick<Deps, 'db' | 'timestamps'>,
  after: number,
): Promise<components['schemas']['AuditVerification']> {
  const { db } = deps;
  const head = await readChainHead(db);
  const from = await readLink(db, after);
  if (from === null) throw new AppError(httpErrors.notFound);
  const to = Math.min(head.seq, after + linksPerCall);
  const { last, fault: broken } = await verifyLinks(db, { from, to });
  const noted = await readNotedHead(deps);
  const isEnd = last.seq >= head.seq;
  const fault = broken ?? (isEnd ? await findOutside(deps, noted) : null);
  return {
    verified: last.seq,
    total: head.seq,
    head: head.hash,
    is_done: isEnd || fault !== null,
    fault: fault && { problem: fault.problem, row: fault.row, link: fault.seq },
    noted: noted && { link: noted.seq, at: noted.at.toISOString() },
    stamped: isEnd ? await readNewestStamp(deps) : null,
  };
}

/** What the links themselves cannot show. */
async function findOutside({ db }: Pick<Deps, 'db'>, noted: ChainHead | null): Promise<ChainFault | null> {
  return (await findUnsealed(db)) ?? (await findCut(db, noted === null ? [] : [noted]));
}
