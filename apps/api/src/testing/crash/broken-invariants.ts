// What must hold in a database and its file folder after any crash and the start that follows it.
import { createHash } from 'node:crypto';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/books.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { files } from '../../db/schema/files.ts';
import { navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { bookRules } from '../../modules/audit/book-rules.ts';
import { brokenRules } from '../../modules/audit/examine.ts';
import type { FilesPort } from '../../ports/files/files-port.ts';

const auditsOf = (action: string): SQL =>
  sql`(select count(*) from audit_log a where a.object_id = contracts.id::text and a.action = ${action})`;
const eventsOf = (type: string): SQL =>
  sql`(select count(*) from timeline_events e where e.contract_id = contracts.id and e.type = ${type})`;
const rowsOf = (table: string): SQL =>
  sql`(select count(*) from ${sql.identifier(table)} t where t.contract_id = contracts.id)`;

/** Each says which contracts break it. */
const contractRules: Record<string, SQL> = {
  'a contract has its request, its two consents, its line and its trace, once each': sql`
    ${rowsOf('signature_requests')} <> 1 or ${rowsOf('consents')} <> 2
    or ${eventsOf('contract_subscribed')} <> 1 or ${auditsOf('contract.created')} <> 1`,
  'no request is left half made': sql`exists (
    select 1 from signature_requests r where r.contract_id = contracts.id
    and (r.status = 'creating' or r.status = 'ongoing' and r.iframe_url is null))`,
  'a contract is signed exactly when its signer signed, with both documents, one line and one trace': sql`
    (status in ('signed', 'closed')) <> exists (
      select 1 from signature_requests r join local_signatures l on l.external_id = r.id::text
      where r.contract_id = contracts.id and l.status = 'done')
    or (status in ('signed', 'closed')) <> (contract_file_id is not null and pep_file_id is not null)
    or ${eventsOf('contract_signed')} <> (status in ('signed', 'closed'))::int
    or ${auditsOf('contract.signed')} <> (status in ('signed', 'closed'))::int`,
  'a contract is paid exactly when its money is recorded, with one line and one trace': sql`
    ${rowsOf('payments')} <> (payment_status = 'paid')::int
    or ${eventsOf('payment_status_paid')} <> (payment_status = 'paid')::int
    or ${auditsOf('payment.paid')} <> (payment_status = 'paid')::int`,
  'a payment is proved exactly when its proof is kept, with a line and a trace for each time it was sent': sql`
    ${rowsOf('payment_proofs')} <> (payment_status = 'proved')::int
    or ${eventsOf('payment_proof_submitted')} <> ${auditsOf('payment.proved')}
    or (${auditsOf('payment.proved')} > 0) <> (payment_status = 'proved')`,
};

export async function findBrokenInvariants(db: Database, folder: FilesPort): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, breaks] of Object.entries(contractRules)) {
    const rows = await db.select({ id: contracts.id }).from(contracts).where(breaks);
    broken.push(...rows.map(({ id }) => `${rule}: contract ${id}`));
  }
  return [
    ...broken,
    ...(await brokenRules(db, bookRules)),
    ...(await brokenFiles(db, folder)),
    ...(await brokenMarket(db)),
    ...(await overdueOrders(db)),
  ];
}

/** Every row has its bytes, every file on the disk its row, and every row what it belongs to. */
async function brokenFiles(db: Database, folder: FilesPort): Promise<string[]> {
  const rows = await db.select().from(files);
  const onDisk = new Set<string>();
  for await (const { key } of folder.list()) onDisk.add(key);
  const broken: string[] = [];
  for (const { id, storageKey, sha256 } of rows) {
    const isThere = onDisk.delete(storageKey);
    const bytes = isThere ? await folder.get(storageKey) : Buffer.alloc(0);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      broken.push(`file ${id} lacks its bytes`);
  }
  const orphans = await db
    .select({ id: files.id })
    .from(files)
    .where(
      sql`not exists (select 1 from contracts c where files.id in (c.contract_file_id, c.pep_file_id))
        and not exists (select 1 from identity_documents d where d.file_id = files.id)`,
    );
  return [
    ...broken,
    ...orphans.map(({ id }) => `file ${id} belongs to nothing`),
    ...[...onDisk].map((key) => `bytes ${key} have no row`),
  ];
}

/** Each test import publishes five NAVs of one strategy: a part of them would be a half import. Others are typed one by one. */
async function brokenMarket(db: Database): Promise<string[]> {
  const published = await db.$count(navs, inArray(navs.source, ['import', 'manual']));
  const [row] = await db
    .select({
      promised: sql<number>`coalesce(sum((counts->>'created')::int), 0)::int`,
      traced: sql<number>`(select count(*)::int from audit_log where action = 'market_data.imported')`,
      plans: sql<number>`count(*)::int`,
    })
    .from(sql`import_plans`)
    .where(sql`committed_at is not null`);
  const isWhole = row?.promised === published && row.traced === row.plans;
  return isWhole ? [] : [`imports: ${published} NAVs published, plans say ${JSON.stringify(row)}`];
}

/** An order without a conversion waits for its NAV alone: published, it has been executed. */
async function overdueOrders(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(contracts, eq(contracts.id, orders.contractId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(
      and(
        eq(orders.state, 'waiting'),
        eq(orders.asset, 'EURO'),
        eq(strategies.referenceCurrency, 'EUR'),
        sql`exists (select from ${navs} n where n.strategy_id = ${strategies.id} and n.day >= ${orders.orderDay})`,
      ),
    );
  return rows.map(({ id }) => `order ${id} waits though its NAV is published`);
}
