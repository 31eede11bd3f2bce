/** The counts of contracts that await an action, each with the link to their list. */
import type { OperationParams } from '@repo/api-sdk';
import { paths } from '../../shared/paths.ts';
import { waiting } from '../../shared/waiting.ts';
import { homeTexts } from './home.texts.ts';

type Filters = Pick<
  NonNullable<OperationParams<'listAdminContracts'>['query']>,
  'status' | 'payment_status' | 'refund'
>;

export interface Tile {
  readonly label: string;
  readonly filters: Filters;
  readonly href: string;
}

function tile(label: string, filters: Filters): Tile {
  const search = new URLSearchParams({
    ...(filters.status ? { statut: filters.status } : {}),
    ...(filters.payment_status ? { paiement: filters.payment_status } : {}),
    ...(filters.refund ? { remboursement: filters.refund } : {}),
  });
  return { label, filters, href: `${paths.contracts}?${search.toString()}` };
}

export const tiles: readonly Tile[] = [
  tile(homeTexts.tiles.proofs, waiting.proofs),
  tile(homeTexts.tiles.checking, waiting.checking),
  tile(homeTexts.tiles.unpaid, waiting.unpaid),
  tile(homeTexts.tiles.unsigned, waiting.unsigned),
  tile(homeTexts.tiles.refunds, waiting.refunds),
];
