import { disputeLinks, knownOrigins, payoutHolds } from '../../db/schema/disputes.ts';
import { factors, recoveryCodes } from '../../db/schema/factors.ts';
import type { TestApp } from '../../testing/create-test-app.ts';

/** A passkey, a recovery code and what « Ce n’est pas moi » left of a full account: see `createFullAccount`. */
export async function insertFactors(
  test: TestApp,
  { userId }: { userId: string },
  mark: string,
): Promise<void> {
  const { db, ids } = test.deps;
  const createdAt = test.clock.now();
  await db.insert(factors).values({
    id: ids.uuid(),
    userId,
    kind: 'passkey',
    name: `clé ${mark}`,
    sealedKey: `hidden-${mark}`,
    credentialId: `hidden-${mark}`,
    publicKey: `hidden-${mark}`,
    host: `hidden-${mark}`,
    createdAt,
    confirmedAt: createdAt,
  });
  await db.insert(recoveryCodes).values({ id: ids.uuid(), userId, codeHash: `hidden-${mark}`, createdAt });
  const dispute = { id: ids.uuid(), userId, mailKind: 'newSignIn' } as const;
  await db.insert(knownOrigins).values({
    userId,
    kind: 'device',
    digest: `hidden-${mark}`,
    firstSeenAt: createdAt,
    lastSeenAt: createdAt,
  });
  await db.insert(disputeLinks).values({
    ...dispute,
    tokenHash: `hidden-${mark}`,
    recipientHash: `hidden-${mark}`,
    createdAt,
    expiresAt: createdAt,
    usedAt: createdAt,
  });
  await db
    .insert(payoutHolds)
    .values({ ...dispute, placedAt: createdAt, liftedAt: createdAt, liftedBy: userId });
}
