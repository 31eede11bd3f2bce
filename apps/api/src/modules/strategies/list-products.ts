import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type ChangeRequestView, findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { countUnpaid, findPlannedDetails } from './payment-details.repository.ts';
import { toWireProduct, toWireVersions } from './products.mapper.ts';
import { readProducts } from './products.repository.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { findStrategy } from './strategies.repository.ts';
import { listVersions } from './strategy-versions.repository.ts';

type Schemas = components['schemas'];
const controls = ['strategy.state', 'strategy.payment_details', 'strategy.terms'] as const;
type Reads = Pick<Deps, 'db' | 'clock'>;

/** Every product with what clients hold of it, in their order on the screen; or those of `ids`. */
export async function listProducts(
  { db, clock }: Reads,
  ids?: readonly string[],
): Promise<Schemas['Product'][]> {
  const products = await readProducts(db, ids);
  const pending: ReadonlyMap<string, ChangeRequestView>[] = [];
  for (const kind of controls) pending.push(await findPendingOfKind(db, { kind, now: clock.now() }));
  const planned = await findPlannedDetails(db);
  const unpaid = await countUnpaid(db);
  return products.map((product) =>
    toWireProduct(product, {
      pending: pending.flatMap((ofKind) => ofKind.get(product.strategy.id) ?? []),
      planned: planned.get(product.strategy.id),
      unpaid: unpaid.get(product.strategy.id) ?? 0,
    }),
  );
}

export async function getProduct(deps: Reads, id: string): Promise<Schemas['Product']> {
  const [product] = await listProducts(deps, [id]);
  if (product === undefined) throw new AppError(strategiesErrors.notFound);
  return product;
}

/** What the product was from one change to the next, the newest first. */
export async function listProductVersions(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Schemas['ProductVersion'][]> {
  const strategy = await findStrategy(db, id);
  if (strategy === undefined) throw new AppError(strategiesErrors.notFound);
  return toWireVersions(strategy, await listVersions(db, id));
}
