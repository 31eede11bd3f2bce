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

/** The six-digit code of the last message to this address. */
export async function lastCodeTo(test: TestApp, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await lastMailTo(test, recipient))?.[0] ?? '';
}
