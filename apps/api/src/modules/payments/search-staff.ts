import type { components } from '@repo/api-sdk/spec';
import { clientRoles } from '@repo/domain/access';
import { and, asc, inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { containing, holdsWords, isShort } from '../../db/like-pattern.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { inScope, type Scope } from '../clients/scope.repository.ts';
import { toClientSummary } from './admin-contracts.mapper.ts';
import { listAdminContractLines } from './admin-contracts.repository.ts';

/** Of each kind. */
const maxListed = 8;
/** Contracts among which the clients are found: one client may have many. */
const linesRead = 50;
/** Of more, the newest are found sooner in their order. */
const mostRead = 3_000;
/** One letter finds nearly everything. */
const minSearched = 2;

/** What the palette lists: by the search of « Souscriptions » and by the names of clients, limited to what the caller may open. */
export async function searchStaff(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  text: string,
): Promise<components['schemas']['StaffSearch']> {
  const q = text.trim();
  if (q.length < minSearched) return { contracts: [], clients: [], products: [] };
  const { db } = deps;
  const scope = await scopeOf(deps, actor);
  const [{ lines }, named, products] = await Promise.all([
    listAdminContractLines(db, {
      q,
      scope,
      sort: 'created_at',
      isDescending: true,
      page: 1,
      pageSize: linesRead,
      countedUpTo: mostRead,
    }),
    findClients(db, q, scope),
    scope === undefined ? findProducts(db, q) : [],
  ]);
  const clients = new Map(
    [...lines.map(({ client }) => client), ...named].map((client) => [client.id, toClientSummary(client)]),
  );
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

/** With or without a contract; an adviser's own alone. */
async function findClients(db: Database, q: string, scope: Scope): Promise<UserRow[]> {
  if (isShort(q)) return [];
  return (
    db
      .select()
      .from(users)
      .where(
        and(
          inArray(users.role, [...clientRoles]),
          inScope(users.assignedSalesId, scope),
          holdsWords(users.searchText, q),
        ),
      )
      // In any order, but one that an index has: a common name is found at once.
      .orderBy(asc(users.id))
      .limit(maxListed)
  );
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
