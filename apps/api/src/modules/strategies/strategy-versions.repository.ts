// SQL of the versions of a product.
import { aliasedTable, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { type StrategyContent, type StrategyRow, strategyVersions } from '../../db/schema/strategies.ts';

type VersionRow = typeof strategyVersions.$inferSelect;
type Name = Pick<UserRow, 'firstname' | 'lastname'>;

export interface StrategyVersionView {
  version: VersionRow;
  enteredBy: Name | null;
  publishedBy: Name | null;
}

/** What staff change of a product. */
export function contentOf(row: StrategyRow): StrategyContent {
  const { subtitle, label, description, apy, docUrl, videoUrl, position } = row;
  const { title, referenceCurrency, status, launchDay } = row;
  const { ribBank, ribIban, ribBic, cryptoInputs, minimums, publicationDays } = row;
  const { riskLevel, horizonMonths, exitDays, custodian } = row;
  const facts = { riskLevel, horizonMonths, exitDays, custodian };
  const shown = { subtitle, label, description, apy, docUrl, videoUrl, position };
  const life = { title, referenceCurrency, status, launchDay };
  return { ...shown, ...life, ...facts, ribBank, ribIban, ribBic, cryptoInputs, minimums, publicationDays };
}

/** The version that a change makes. Before the first change, what stood until then is stored too. */
export async function addStrategyVersion(
  tx: Database,
  before: StrategyRow,
  added: VersionRow,
): Promise<void> {
  const first = {
    strategyId: before.id,
    version: before.version,
    content: contentOf(before),
    reason: '',
    createdAt: before.createdAt,
  };
  await tx.insert(strategyVersions).values(first).onConflictDoNothing();
  await insertStrategyVersion(tx, added);
}

export async function insertStrategyVersion(tx: Database, added: VersionRow): Promise<void> {
  await tx.insert(strategyVersions).values(added);
}

/** Versions of before they could be stated. */
const noFacts = { riskLevel: null, horizonMonths: null, exitDays: null, custodian: null };

/** The product as it was in a version; of one stored before products had a life, published and without a launch day. */
export function rowOfVersion(row: StrategyRow, content: StrategyContent): StrategyRow {
  return { ...row, ...noFacts, launchDay: null, status: 'published', ...content };
}

/** Of one product, the newest first. */
export function listVersions(db: Database, strategyId: string): Promise<StrategyVersionView[]> {
  const publisher = aliasedTable(users, 'publisher');
  return db
    .select({
      version: strategyVersions,
      enteredBy: { firstname: users.firstname, lastname: users.lastname },
      publishedBy: { firstname: publisher.firstname, lastname: publisher.lastname },
    })
    .from(strategyVersions)
    .leftJoin(users, eq(users.id, strategyVersions.enteredBy))
    .leftJoin(publisher, eq(publisher.id, strategyVersions.publishedBy))
    .where(eq(strategyVersions.strategyId, strategyId))
    .orderBy(desc(strategyVersions.version));
}
