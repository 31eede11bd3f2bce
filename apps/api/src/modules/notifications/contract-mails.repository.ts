// SQL of the emails about one contract, as the outbox has them.
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';

/** What was sent is deleted a month later: a contract never has many. */
const most = 100;

const mailColumns = {
  id: mailOutbox.id,
  kind: mailOutbox.kind,
  subject: mailOutbox.subject,
  createdAt: mailOutbox.createdAt,
  sentAt: mailOutbox.sentAt,
  isMuted: mailOutbox.isMuted,
  givenUpAt: mailOutbox.givenUpAt,
  attempts: mailOutbox.attempts,
};

export interface ContractMailRow {
  mail: Pick<typeof mailOutbox.$inferSelect, keyof typeof mailColumns>;
  sender: { firstname: string; lastname: string } | null;
}

export function listMailsOf(db: Database, contractId: string): Promise<ContractMailRow[]> {
  return db
    .select({ mail: mailColumns, sender: { firstname: users.firstname, lastname: users.lastname } })
    .from(mailOutbox)
    .leftJoin(users, eq(users.id, mailOutbox.sentBy))
    .where(eq(mailOutbox.contractId, contractId))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(most);
}

/** How many of a kind were queued after an instant. */
export async function countMailsOf(
  db: Database,
  contractId: string,
  { kind, after }: { kind: string; after: Date },
): Promise<number> {
  const { contractId: of, kind: kinds, createdAt } = mailOutbox;
  const [row] = await db
    .select({ mails: count() })
    .from(mailOutbox)
    .where(and(eq(of, contractId), eq(kinds, kind), gt(createdAt, after)));
  return row?.mails ?? 0;
}
