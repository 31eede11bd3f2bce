/** The counts of contracts that await an action, each with the link to their list. */
import type { OperationParams } from '@repo/api-sdk';
import { addressOf } from '@repo/client/address';
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
  const { status, payment_status: payment, refund } = filters;
  return { label, filters, href: addressOf(paths.contracts, { status, payment, refund }) };
}

export const tiles: readonly Tile[] = [
  tile(homeTexts.tiles.proofs, waiting.proofs),
  tile(homeTexts.tiles.checking, waiting.checking),
  tile(homeTexts.tiles.unpaid, waiting.unpaid),
  tile(homeTexts.tiles.unsigned, waiting.unsigned),
  tile(homeTexts.tiles.refunds, waiting.refunds),
];
