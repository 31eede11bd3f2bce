import { factors, recoveryCodes } from '../../db/schema/factors.ts';
import type { TestApp } from '../../testing/create-test-app.ts';

/** A passkey and a recovery code of a full account: see `createFullAccount`. */
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
}
