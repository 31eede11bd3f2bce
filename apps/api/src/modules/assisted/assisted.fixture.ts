import { type AssistedRow, assistedSubscriptions } from '../../db/schema/assisted.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';

/** A draft that an administrator began for this client, without its past. */
export async function givenDraft(
  test: TestApp,
  userId: string,
  values: Partial<AssistedRow> = {},
): Promise<string> {
  const id = test.deps.ids.uuid();
  const now = test.clock.now();
  const author = (await signIn(test, 'admin_yield')).userId;
  await test.deps.db.insert(assistedSubscriptions).values({
    id,
    userId,
    authorId: author,
    savedBy: author,
    createdAt: now,
    savedAt: now,
    expiresAt: new Date(now.getTime() + 14 * 24 * 60 * 60_000),
    ...values,
  });
  return id;
}

/** One of 15 000 € in USDFY that awaits this client. */
export function givenPrepared(
  test: TestApp,
  userId: string,
  values: Partial<AssistedRow> = {},
): Promise<string> {
  return givenDraft(test, userId, {
    state: 'sent',
    step: 'signature',
    strategyId: 'usdfy',
    currency: 'EURO',
    amount: '15000',
    fundsSource: 'savings',
    situation: 'employee',
    sentAt: test.clock.now(),
    ...values,
  });
}
