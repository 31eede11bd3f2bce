import type { components } from '@repo/api-sdk/spec';
import { hasAdminFlag } from '@repo/domain/access';
import { asc, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { containing } from '../../db/like-pattern.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { toClientSummary } from './admin-contracts.mapper.ts';
import { listAdminContractLines } from './admin-contracts.repository.ts';

/** Of each kind. */
const maxListed = 8;
/** Contracts among which the clients are found: one client may have many. */
const linesRead = 50;
/** One letter finds nearly everything. */
const minSearched = 2;

/** What the palette lists: by the search of « Souscriptions », limited to what the caller may open. */
export async function searchStaff(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  text: string,
): Promise<components['schemas']['StaffSearch']> {
  const q = text.trim();
  if (q.length < minSearched) return { contracts: [], clients: [], products: [] };
  const isAdmin = hasAdminFlag(actor.access, 'yield');
  const [lines, products] = await Promise.all([
    listAdminContractLines(db, {
      q,
      salesId: isAdmin ? undefined : actor.userId,
      sort: 'created_at',
      isDescending: true,
      page: 1,
      pageSize: linesRead,
    }),
    isAdmin ? findProducts(db, q) : [],
  ]);
  const clients = new Map(lines.map(({ client }) => [client.id, toClientSummary(client)]));
  return {
    contracts: lines.slice(0, maxListed).map(({ contract, client, product }) => ({
      id: contract.id,
      po_number: contract.poNumber,
      client: `${client.firstname} ${client.lastname}`,
      product,
      status: contract.status,
    })),
    clients: [...clients.values()].slice(0, maxListed),
    products,
  };
}

/** By title, or by the code that files name a product by. */
function findProducts(db: Database, q: string): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: strategies.id, title: strategies.title })
    .from(strategies)
    .where(
      like(sql`fold_text(${strategies.title} || ' ' || ${strategies.id})`, sql`fold_text(${containing(q)})`),
    )
    .orderBy(asc(strategies.title))
    .limit(maxListed);
}
