import { desc, eq } from 'drizzle-orm';
import { mailOutbox } from '../db/schema/platform.ts';
import type { TestApp } from './create-test-app.ts';

/** The text of the last message to this address. */
export async function lastMailTo(test: TestApp, recipient: string): Promise<string> {
  const [mail] = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(1);
  return mail?.body ?? '';
}

/** Every message to this address, oldest first. */
export async function mailsTo(
  test: TestApp,
  recipient: string,
): Promise<{ kind: string; subject: string; body: string }[]> {
  return test.deps.db
    .select({ kind: mailOutbox.kind, subject: mailOutbox.subject, body: mailOutbox.body })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
}

/** The six-digit code of the last message to this address. */
export async function lastCodeTo(test: TestApp, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await lastMailTo(test, recipient))?.[0] ?? '';
}
