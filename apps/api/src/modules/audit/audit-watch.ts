import { Gauge } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { repeat } from '../../repeat.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Verifies the trail now and once a day until stopped. The log line with the head is the copy kept elsewhere: with it,
 * `doctor --head` proves later that the end of the trail was not cut off.
 */
export function startAuditWatch(deps: Pick<Deps, 'db' | 'log' | 'metrics'>): () => Promise<void> {
  const isWhole = new Gauge({
    name: 'audit_chain_whole',
    help: '1 when the last verification of the audit trail found no fault, else 0',
    registers: [deps.metrics],
  });
  const links = new Gauge({
    name: 'audit_chain_links',
    help: 'Links of the audit chain at the last verification',
    registers: [deps.metrics],
  });
  const verify = async (stopping: AbortSignal) => {
    const { head, fault } = await verifyAuditChain(deps.db, undefined, stopping);
    isWhole.set(fault === null ? 1 : 0);
    links.set(head.seq);
    if (fault === null) deps.log.info({ head: `${head.seq}:${head.hash}` }, 'audit trail verified');
    else deps.log.error({ head: `${head.seq}:${head.hash}`, fault }, 'audit trail broken');
  };
  return repeat(verify, {
    everyMs: dayMs,
    isAtOnce: true,
    onError: (error) => {
      if (isAbort(error)) deps.log.info('audit trail not verified: stopping');
      else deps.log.error({ err: error }, 'audit trail not verified');
    },
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
