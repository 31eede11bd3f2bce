/** The contracts that wait for somebody, each with the list that shows them. */
import type { OperationParams } from '@repo/api-sdk';
import { paths } from '../../app/paths.ts';
import { homeTexts } from './home.texts.ts';

type Filters = Pick<NonNullable<OperationParams<'listAdminContracts'>['query']>, 'status' | 'payment_status'>;

export interface Tile {
  readonly label: string;
  readonly filters: Filters;
  readonly href: string;
}

function tile(label: string, filters: Filters): Tile {
  const search = new URLSearchParams({
    statut: filters.status ?? '',
    ...(filters.payment_status ? { paiement: filters.payment_status } : {}),
  });
  return { label, filters, href: `${paths.contracts}?${search.toString()}` };
}

export const tiles: readonly Tile[] = [
  tile(homeTexts.tiles.proofs, { status: 'signed', payment_status: 'proved' }),
  tile(homeTexts.tiles.checking, { status: 'signed', payment_status: 'checking' }),
  tile(homeTexts.tiles.unpaid, { status: 'signed', payment_status: 'waiting' }),
  tile(homeTexts.tiles.unsigned, { status: 'pending' }),
];
