import type { AuditAction, AuditObject } from '@repo/domain/audit';
import { auditLog } from '../../db/schema/audit.ts';
import type { Actor, Deps } from '../../deps.ts';

export type AuditAuthor = Pick<Actor, 'userId' | 'role' | 'ip' | 'requestId'> & { sessionId: string | null };

export interface AuditEntry {
  /** Null: the system itself, or an unauthenticated client. */
  by: AuditAuthor | null;
  /** The origin of the request, when `by` has none. */
  from?: Pick<AuditAuthor, 'ip' | 'requestId'>;
  /** `<object>.<past participle>`, such as `contract.canceled`. */
  action: AuditAction;
  object: { type: AuditObject; id: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The values of a payment that `doctor` compares with the trail; decimal strings. */
export interface RecordedPayment {
  amount: string;
  currency: string;
  value_date: string;
}

/** One line of the trail. Call it with the transaction of the change itself: both happen or neither does. */
export function recordAudit(deps: Pick<Deps, 'db' | 'clock'>, entry: AuditEntry): Promise<void> {
  return recordAudits(deps, [entry]);
}

/** A statement has 65 535 parameters at most. */
const ROWS_AN_INSERT = 1_000;

/** As many lines of the trail, in their order. */
export async function recordAudits(
  deps: Pick<Deps, 'db' | 'clock'>,
  entries: readonly AuditEntry[],
): Promise<void> {
  const at = deps.clock.now();
  for (let from = 0; from < entries.length; from += ROWS_AN_INSERT) {
    const rows = entries.slice(from, from + ROWS_AN_INSERT).map((entry) => toRow(entry, at));
    await deps.db.insert(auditLog).values(rows);
  }
}

function toRow(entry: AuditEntry, at: Date): typeof auditLog.$inferInsert {
  return {
    at,
    actorId: entry.by?.userId ?? null,
    actorRole: entry.by?.role ?? null,
    sessionId: entry.by?.sessionId ?? null,
    ip: (entry.by ?? entry.from)?.ip ?? null,
    requestId: (entry.by ?? entry.from)?.requestId ?? null,
    action: entry.action,
    objectType: entry.object.type,
    objectId: entry.object.id,
    before: entry.before ?? null,
    after: entry.after ?? null,
  };
}
