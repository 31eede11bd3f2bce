import { formatSubscriptionAmount } from '@repo/domain/format';
import type { StatusTone } from '../../../src/feedback/index.ts';
import type { listPattern } from './modeles.texts.ts';

type Status = keyof typeof listPattern.statuses;

/** A row of the list; people and amounts are invented. */
export interface Subscription {
  readonly po: string;
  readonly client: string;
  readonly product: 'usdfy' | 'btcfy' | 'ethfy' | 'eurfy';
  readonly amount: string;
  readonly status: Status;
}

export const statusTones: Readonly<Record<Status, StatusTone>> = {
  deposited: 'warning',
  verifying: 'accent',
  paid: 'positive',
};

const usdc = (amount: string) => formatSubscriptionAmount(amount, 'USDC');
const euros = (amount: string) => formatSubscriptionAmount(amount, 'EURO');

const lines = [
  ['PO-2026-0187', 'Camille Moreau', 'usdfy', usdc('15000'), 'deposited'],
  ['PO-2026-0186', 'SARL Belleval', 'eurfy', euros('120000'), 'deposited'],
  ['PO-2026-0184', 'Yanis Roche', 'btcfy', formatSubscriptionAmount('0.85', 'BTC'), 'verifying'],
  ['PO-2026-0183', 'Anne-Lise Perrot', 'eurfy', euros('25000'), 'deposited'],
  ['PO-2026-0181', 'Hugo Delmas', 'ethfy', formatSubscriptionAmount('12.5', 'ETH'), 'verifying'],
  ['PO-2026-0179', 'SAS Kerival', 'usdfy', usdc('80000'), 'paid'],
  ['PO-2026-0178', 'Mina Aubry', 'eurfy', euros('10000'), 'paid'],
  ['PO-2026-0175', 'Élodie Garnier', 'usdfy', usdc('32000'), 'paid'],
  ['PO-2026-0172', 'Noé Martin', 'usdfy', usdc('11000'), 'deposited'],
  ['PO-2026-0170', 'Léa Petit', 'eurfy', euros('18500'), 'paid'],
  ['PO-2026-0168', 'Paul Chevreuil', 'btcfy', formatSubscriptionAmount('0.1', 'BTC'), 'paid'],
  ['PO-2026-0165', 'Inès Robin', 'ethfy', formatSubscriptionAmount('3', 'ETH'), 'verifying'],
] as const;

export const subscriptions: readonly Subscription[] = lines.map(([po, client, product, amount, status]) => ({
  po,
  client,
  product,
  amount,
  status,
}));
