import type { components } from '@repo/api-sdk/spec';
import { checkOriginAddress } from '@repo/domain/crypto-address';
import { paymentAssetOf } from '@repo/domain/limits';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { hideAccount } from '../identity/hide-account.ts';
import { listOwnAddresses } from '../strategies/own-details.repository.ts';
import { assistedErrors } from './assisted.errors.ts';
import { type AssistedDisplay, toAssisted, toPrepared } from './assisted.mapper.ts';
import { findVisible } from './assisted.policy.ts';
import {
  findNewestId,
  findPreparedLine,
  listAssistedLines,
  listPreparedLines,
  listSignedOrigins,
} from './assisted.repository.ts';

type Schemas = components['schemas'];

const pageSize = 50;
const originsShown = 10;

async function readDisplay(deps: Deps): Promise<AssistedDisplay> {
  const now = deps.clock.now();
  return { prices: await readPrices(deps), today: parisDay(now), now };
}

export async function listAssistedSubscriptions(
  deps: Deps,
  actor: Actor,
  { client, after }: { client?: string | undefined; after?: string | undefined },
): Promise<Schemas['AssistedSubscriptions']> {
  const query = { client, after, scope: await scopeOf(deps, actor), limit: pageSize };
  const lines = await listAssistedLines(deps.db, query);
  const display = await readDisplay(deps);
  const items = lines.slice(0, pageSize).map((line) => toAssisted(line, display));
  return { items, next: lines.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}

export async function getAssistedSubscription(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Schemas['AssistedSubscription']> {
  return toAssisted(await findVisible(deps, actor, id), await readDisplay(deps));
}

/** Wallet addresses of the client's signed contracts, as the check of a typed one accepts them for the draft's currency. */
export async function listKnownOrigins(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Schemas['KnownOrigins']> {
  const { row } = await findVisible(deps, actor, id);
  const asset = row.currency === null ? 'EURO' : paymentAssetOf(row.currency);
  if (asset === 'EURO') return { items: [] };
  const ownAddresses = await listOwnAddresses(deps.db);
  const known = await listSignedOrigins(deps.db, row.userId);
  const good = known.filter(({ address }) => checkOriginAddress({ address, asset, ownAddresses }).isValid);
  const items = good.map(({ address, poNumber, signedAt }) => ({
    address,
    po_number: poNumber,
    used_on: signedAt.toISOString(),
  }));
  return { items: items.slice(0, originsShown) };
}

/** The one that the caller began last for a client. */
export async function getNewestAssisted(
  deps: Deps,
  actor: Actor,
  userId: string,
): Promise<Schemas['AssistedSubscription']> {
  const id = await findNewestId(deps.db, { userId, authorId: actor.userId });
  if (id === undefined) throw new AppError(assistedErrors.notFound);
  return getAssistedSubscription(deps, actor, id);
}

export async function listPreparedSubscriptions(
  deps: Deps,
  actor: Actor,
): Promise<Schemas['PreparedSubscriptions']> {
  const display = await readDisplay(deps);
  const lines = await listPreparedLines(deps.db, actor.userId, display.now);
  return { items: lines.map((line) => forViewer(actor, toPrepared(line, display))) };
}

export async function getPreparedSubscription(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Schemas['PreparedSubscription']> {
  const line = await findPreparedLine(deps.db, actor.userId, id);
  if (line === undefined) throw new AppError(assistedErrors.notFound);
  return forViewer(actor, toPrepared(line, await readDisplay(deps)));
}

/** What was prepared, as the caller may read it. */
function forViewer(actor: Actor, prepared: Schemas['PreparedSubscription']): Schemas['PreparedSubscription'] {
  const { payment_origin: origin } = prepared.terms;
  return { ...prepared, terms: { ...prepared.terms, payment_origin: origin && hideAccount(actor, origin) } };
}
