import { formatLongDate } from '@repo/domain/format';
import type { Deps } from '../deps.ts';
import { raiseAlert } from '../modules/alerts/raise-alert.ts';
import { findTrustedHead, type NotedHead, noteAuditHead } from '../modules/audit/signed-heads.ts';
import { readFirstStamp } from '../modules/audit/stamped-heads.ts';
import { type ChainHead, describeFault, verifyAuditChain } from '../modules/audit/verify-audit-chain.ts';
import { auditControlDaily } from '../modules/change-control/audit-control.ts';
import { listOtherAdministrators } from '../modules/change-requests/change-requests.repository.ts';
import { queueMails } from '../modules/notifications/queue-mail.ts';
import { parisDay } from '../paris-time.ts';
import { createGauge } from './create-gauge.ts';

/** The day’s line of the trail is in what is verified. */
export async function verifyAudit(deps: Deps, stopping: AbortSignal): Promise<void> {
  await auditControlDaily(deps);
  await verifyAuditTrail(deps, stopping);
}

type AuditDeps = Pick<
  Deps,
  'db' | 'log' | 'metrics' | 'clock' | 'ids' | 'settings' | 'secret' | 'jobs' | 'timestamps'
>;

/** A week of nights, each of which begins a little later or earlier: how long an old row changed behind the triggers stays unseen. */
const wholeEveryMs = 6.5 * 24 * 60 * 60_000;

/**
 * Goes on from the last head that we signed; the whole trail each week, whose head each administrator is sent. That email, the log
 * line and the statements of clients are the copies kept elsewhere: with one, `doctor --head` proves later that the trail was not cut
 * nor made again. One process of several does it: the gauges are those of the process with the newest date.
 */
export async function verifyAuditTrail(deps: AuditDeps, stopping?: AbortSignal): Promise<void> {
  const trusted = await findTrustedHead(deps, new Date(deps.clock.now().getTime() - wholeEveryMs));
  const { head, fault } = await verifyAuditChain(deps.db, { ...(trusted && { from: trusted }), stopping });
  const gauges = gaugesOf(deps);
  gauges.isWhole.set(fault === null ? 1 : 0);
  gauges.links.set(head.seq);
  gauges.verifiedAt.set(deps.clock.now().getTime() / 1000);
  if (fault !== null) {
    const subject = `${fault.problem} ${fault.row ?? ''} ${fault.seq ?? ''}`;
    await raiseAlert(deps, {
      rule: 'broken_chain',
      subject,
      records: [],
      detail: String(fault.row ?? fault.seq),
    });
  }
  if (fault === null) await noteHead(deps, head, trusted?.seq ?? 0);
  if (fault === null) deps.log.info({ head: `${head.seq}:${head.hash}` }, 'audit trail verified');
  else
    deps.log.error({ head: `${head.seq}:${head.hash}`, fault: describeFault(fault) }, 'audit trail broken');
}

async function noteHead(deps: AuditDeps, head: ChainHead, verifiedFrom: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const noted = await noteAuditHead(inner, head, verifiedFrom);
    if (noted !== null && verifiedFrom === 0) await mailHead(inner, noted);
  });
}

async function mailHead(deps: AuditDeps, { seq, hash, at, signature }: NotedHead): Promise<void> {
  const url = `${deps.settings.backofficeUrl}/admin/audit`;
  const data = {
    day: formatLongDate(parisDay(at)),
    links: String(seq),
    head: `${seq}:${hash}`,
    signature: signature ?? '',
    firstStamp: await readFirstStamp(deps),
    url,
  };
  const administrators = await listOtherAdministrators(deps.db, []);
  await queueMails(
    deps,
    administrators.map((to) => ({ to, mail: { kind: 'trailVerified', data } })),
  );
}

function gaugesOf({ metrics }: AuditDeps) {
  const gauge = (name: string, help: string) => createGauge(metrics, name, help);
  return {
    isWhole: gauge(
      'audit_chain_whole',
      '1 when the last verification of the audit trail found no fault, else 0',
    ),
    links: gauge('audit_chain_links', 'Links of the audit chain at the last verification'),
    verifiedAt: gauge('audit_chain_verified_timestamp_seconds', 'When this process last verified the trail'),
  };
}
