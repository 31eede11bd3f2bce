import type { Deps } from '../deps.ts';
import { raiseAlert } from '../modules/alerts/raise-alert.ts';
import { noteAuditHead } from '../modules/audit/audit-heads.repository.ts';
import { describeFault, verifyAuditChain } from '../modules/audit/verify-audit-chain.ts';
import { auditControlDaily } from '../modules/change-control/audit-control.ts';
import { createGauge } from './create-gauge.ts';

/** The day’s line of the trail is in what is verified. */
export async function verifyAudit(deps: Deps, stopping: AbortSignal): Promise<void> {
  await auditControlDaily(deps);
  await verifyAuditTrail(deps, stopping);
}

type AuditDeps = Pick<Deps, 'db' | 'log' | 'metrics' | 'clock' | 'ids' | 'settings'>;

/**
 * The log line with the head is the copy kept elsewhere: with it, `doctor --head` proves later that the end of the trail was not
 * cut off. One process of several does it: the gauges are those of the process with the newest date.
 */
export async function verifyAuditTrail(deps: AuditDeps, stopping?: AbortSignal): Promise<void> {
  const { head, fault } = await verifyAuditChain(deps.db, undefined, stopping);
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
  if (fault === null) await noteAuditHead(deps, head);
  if (fault === null) deps.log.info({ head: `${head.seq}:${head.hash}` }, 'audit trail verified');
  else
    deps.log.error({ head: `${head.seq}:${head.hash}`, fault: describeFault(fault) }, 'audit trail broken');
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
