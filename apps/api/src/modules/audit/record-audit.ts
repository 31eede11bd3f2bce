import { auditLog } from '../../db/schema/audit.ts';
import type { Actor, Deps } from '../../deps.ts';

export type AuditAuthor = Pick<Actor, 'userId' | 'role' | 'ip' | 'requestId'> & { sessionId: string | null };

export interface AuditEntry {
  /** Null: the system itself, or an unauthenticated client. */
  by: AuditAuthor | null;
  /** The origin of the request, when `by` has none. */
  from?: Pick<AuditAuthor, 'ip' | 'requestId'>;
  /** `<object>.<past participle>`, such as `contract.canceled`. */
  action: string;
  object: { type: string; id: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The values of a payment that `doctor` compares with the trail; decimal strings. */
export interface RecordedPayment {
  amount: string;
  currency: string;
  value_date: string;
  /** Null while the money waits for its first NAV. */
  units: string | null;
}

/** One line of the trail. Call it with the transaction of the change itself: both happen or neither does. */
export async function recordAudit(deps: Pick<Deps, 'db' | 'clock'>, entry: AuditEntry): Promise<void> {
  await deps.db.insert(auditLog).values({
    at: deps.clock.now(),
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
  });
}
