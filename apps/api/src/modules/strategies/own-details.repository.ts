// SQL of the bank details and addresses that clients know: those of now, and those that a product had before.
import { asc, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type PaymentContent, strategies, strategyVersions } from '../../db/schema/strategies.ts';

interface OwnDetails extends PaymentContent {
  strategyId: string;
  /** Empty for what the product has no longer. */
  title: string;
}

/** In the order of the products. A draft's are left out: they are not approved, and no client has seen them. */
export async function listOwnDetails(db: Database): Promise<OwnDetails[]> {
  const now = await db
    .select({
      strategyId: strategies.id,
      title: strategies.title,
      ribBank: strategies.ribBank,
      ribIban: strategies.ribIban,
      ribBic: strategies.ribBic,
      cryptoInputs: strategies.cryptoInputs,
    })
    .from(strategies)
    .where(ne(strategies.status, 'draft'))
    .orderBy(asc(strategies.position), asc(strategies.id));
  const before = await db
    .select({ strategyId: strategyVersions.strategyId, content: strategyVersions.content })
    .from(strategyVersions)
    .where(sql`${strategyVersions.content} ->> 'status' is distinct from 'draft'`)
    .orderBy(asc(strategyVersions.strategyId), asc(strategyVersions.version));
  return [
    ...now,
    ...before.map(({ strategyId, content }) => ({
      strategyId,
      title: '',
      ribBank: content.ribBank,
      ribIban: content.ribIban,
      ribBic: content.ribBic,
      cryptoInputs: content.cryptoInputs,
    })),
  ];
}

/** Every deposit address that clients know or knew. */
export async function listOwnAddresses(db: Database): Promise<string[]> {
  const details = await listOwnDetails(db);
  return [...new Set(details.flatMap(({ cryptoInputs }) => cryptoInputs.map(({ address }) => address)))];
}
