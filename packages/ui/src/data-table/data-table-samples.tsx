import { Badge } from '../feedback/index.ts';
import type { DataColumn } from './index.ts';

/** A subscription, as the stories of the tables show it. */
export interface Contract {
  readonly po: string;
  readonly client: string;
  readonly amount: string;
  /** The decimal string of the API. */
  readonly value: string;
  readonly rank: number;
  readonly product: 'USDFY' | 'BTCFY' | 'EURFY';
}

const proofFiled = 'Preuve déposée';
const tones = { USDFY: 'usdfy', BTCFY: 'btcfy', EURFY: 'eurfy' } as const;

export const rows: readonly Contract[] = [
  {
    po: 'PO-2026-0187',
    client: 'Camille Moreau',
    amount: '15\u202F000,00\u00A0USDC',
    value: '15000.00',
    rank: 15_000,
    product: 'USDFY',
  },
  {
    po: 'PO-2026-0186',
    client: 'Élodie Belleval',
    amount: '120\u202F000,00\u00A0€',
    value: '120000.00',
    rank: 120_000,
    product: 'EURFY',
  },
  {
    po: 'PO-2026-0184',
    client: 'Yanis Roche',
    amount: '0,85000000\u00A0BTC',
    value: '0.85000000',
    rank: 0.85,
    product: 'BTCFY',
  },
];

export const columns: readonly DataColumn<Contract>[] = [
  { id: 'po', header: 'N° PO', cell: (row) => row.po, isRowName: true },
  { id: 'client', header: 'Client', cell: (row) => row.client, sortValue: (row) => row.client },
  {
    id: 'product',
    header: 'Produit',
    cell: ({ product }) => (
      <Badge look="plain" tone={tones[product]}>
        {product}
      </Badge>
    ),
    csvValue: ({ product }) => product,
  },
  {
    id: 'amount',
    header: 'Montant',
    align: 'end',
    cell: (row) => row.amount,
    sortValue: (row) => row.rank,
    csvValue: (row) => ({ decimal: row.value }),
  },
  { id: 'payment', header: 'Paiement', cell: () => <Badge tone="warning">{proofFiled}</Badge> },
];

/** Sixty contracts: enough for three pages. */
export const manyRows: readonly Contract[] = Array.from({ length: 60 }, (_, index) => ({
  po: `PO-2026-${String(index + 1).padStart(4, '0')}`,
  client: index % 2 === 0 ? 'Camille Moreau' : 'SAS Kerival · Gérant',
  amount: `${index + 1}\u202F000,00\u00A0€`,
  value: `${index + 1}000.00`,
  rank: (index + 1) * 1000,
  product: 'EURFY',
}));
