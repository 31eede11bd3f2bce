// What happened to each demonstration contract, in days before today. Every contract and payment status occurs.
import type { ContractStatus, PaymentStatus } from '@repo/domain/contract-status';
import type { PaymentAsset } from '@repo/domain/money';
import type { DemoAccountKey } from './accounts.ts';

type Method = { paymentMethod: 'rib' } | { paymentMethod: 'crypto'; paymentOrigin: string };

export type DemoContractStory = Method & {
  name: string;
  owner: DemoAccountKey;
  strategy: 'usdfy' | 'btcfy' | 'ethfy' | 'eurfy';
  currency: PaymentAsset;
  amount: string;
  createdDaysAgo: number;
  status: ContractStatus;
  paymentStatus: PaymentStatus;
  /** The value date; only when paid. */
  paidDaysAgo?: number;
  /** What arrived, when it is not what was signed: more of a paid contract, less of one under check. */
  received?: string;
  /** Typed first, and corrected by two persons. */
  typedWrongly?: { amount: string; correctedDaysAgo: number };
  /** In the strategy's reference currency. */
  withdrawal?: { daysAgo: number; amount: string; note: string };
  closedDaysAgo?: number;
  /** After a closing, it replaces the payout of the closing. */
  renouncedDaysAgo?: number;
  /** The proof was refused, and the payment waits for another one. */
  refusedProof?: { reason: string; message: string };
  hasReminder?: boolean;
};

const camilleWallet = {
  paymentMethod: 'crypto',
  paymentOrigin: '0x8f926c40d98C975C2485F0a136f4cf39D31A59b6',
} as const;
const yanisWallet = {
  paymentMethod: 'crypto',
  paymentOrigin: '0xd6c8c246Ccc8aAc55187617834F63B4345B5D211',
} as const;
const bellevalWallet = {
  paymentMethod: 'crypto',
  paymentOrigin: '0x3C2c008F40EE3a1655C08DaE81817943e45d1B8C',
} as const;
const camilleBitcoin = {
  paymentMethod: 'crypto',
  paymentOrigin: 'bc1q37fxcsxe3jt4cfy97zsndax088f35kdkrjaw8c',
} as const;
const alixWallet = {
  paymentMethod: 'crypto',
  paymentOrigin: '0x83c3344a8738209E8eD1179a7b6B018bcA843f28',
} as const;
const cgpWallet = {
  paymentMethod: 'crypto',
  paymentOrigin: '0x6aE7612571146bEB04585A9D3e6165EfF0F98A32',
} as const;
const paid = { status: 'signed', paymentStatus: 'paid' } as const;

export const demoContractStories: readonly DemoContractStory[] = [
  {
    ...camilleWallet,
    ...paid,
    name: 'camille usdfy',
    owner: 'camille.moreau',
    strategy: 'usdfy',
    currency: 'EURC',
    amount: '25000',
    createdDaysAgo: 1010,
    paidDaysAgo: 1006,
    withdrawal: { daysAgo: 240, amount: '3000', note: 'Retrait partiel demandé par la cliente' },
  },
  {
    ...camilleBitcoin,
    ...paid,
    name: 'camille btcfy',
    owner: 'camille.moreau',
    strategy: 'btcfy',
    currency: 'BTC',
    amount: '0.8',
    createdDaysAgo: 735,
    paidDaysAgo: 733,
  },
  {
    paymentMethod: 'rib',
    ...paid,
    name: 'camille eurfy',
    owner: 'camille.moreau',
    strategy: 'eurfy',
    currency: 'EURO',
    amount: '20000',
    createdDaysAgo: 430,
    paidDaysAgo: 425,
    withdrawal: { daysAgo: 4, amount: '1500', note: 'Retrait partiel demandé par la cliente' },
  },
  {
    ...camilleWallet,
    name: 'camille usdfy second',
    owner: 'camille.moreau',
    strategy: 'usdfy',
    currency: 'USDC',
    amount: '12000',
    createdDaysAgo: 12,
    status: 'signed',
    paymentStatus: 'waiting',
    hasReminder: true,
    refusedProof: {
      reason: 'amount_mismatch',
      message: 'Le montant reçu ne correspond pas à celui du contrat.',
    },
  },
  {
    paymentMethod: 'rib',
    name: 'camille eurfy pending',
    owner: 'camille.moreau',
    strategy: 'eurfy',
    currency: 'EURO',
    amount: '15000',
    createdDaysAgo: 1,
    status: 'pending',
    paymentStatus: 'waiting',
  },
  {
    ...yanisWallet,
    ...paid,
    name: 'yanis ethfy',
    owner: 'yanis.roche',
    strategy: 'ethfy',
    currency: 'ETH',
    amount: '12.5',
    createdDaysAgo: 640,
    paidDaysAgo: 638,
  },
  {
    ...yanisWallet,
    name: 'yanis usdfy closed',
    owner: 'yanis.roche',
    strategy: 'usdfy',
    currency: 'USDC',
    amount: '15000',
    createdDaysAgo: 600,
    status: 'closed',
    paymentStatus: 'paid',
    paidDaysAgo: 596,
    closedDaysAgo: 118,
  },
  {
    paymentMethod: 'rib',
    name: 'yanis eurfy canceled',
    owner: 'yanis.roche',
    strategy: 'eurfy',
    currency: 'EURO',
    amount: '10000',
    createdDaysAgo: 300,
    status: 'canceled',
    paymentStatus: 'canceled',
  },
  {
    ...yanisWallet,
    name: 'yanis btcfy proved',
    owner: 'yanis.roche',
    strategy: 'btcfy',
    currency: 'WBTC',
    amount: '0.25',
    createdDaysAgo: 6,
    status: 'signed',
    paymentStatus: 'proved',
  },
  {
    paymentMethod: 'rib',
    ...paid,
    name: 'belleval eurfy',
    owner: 'gerant.belleval',
    strategy: 'eurfy',
    currency: 'EURO',
    amount: '150000',
    createdDaysAgo: 780,
    paidDaysAgo: 774,
    withdrawal: { daysAgo: 5, amount: '8000', note: 'Retrait partiel demandé par la gérante' },
  },
  {
    ...bellevalWallet,
    name: 'belleval usdfy checking',
    owner: 'gerant.belleval',
    strategy: 'usdfy',
    currency: 'USDC',
    amount: '50000',
    createdDaysAgo: 9,
    status: 'signed',
    paymentStatus: 'checking',
    received: '49600',
  },
  {
    ...bellevalWallet,
    name: 'belleval ethfy refused',
    owner: 'gerant.belleval',
    strategy: 'ethfy',
    currency: 'ETH',
    amount: '20',
    createdDaysAgo: 210,
    status: 'refused',
    paymentStatus: 'canceled',
  },
  {
    paymentMethod: 'rib',
    ...paid,
    name: 'cgp eurfy',
    owner: 'ines.cgp',
    strategy: 'eurfy',
    currency: 'EURO',
    amount: '30000',
    createdDaysAgo: 380,
    paidDaysAgo: 376,
    typedWrongly: { amount: '3000', correctedDaysAgo: 371 },
  },
  {
    paymentMethod: 'rib',
    name: 'cgp eurfy proved',
    owner: 'ines.cgp',
    strategy: 'eurfy',
    currency: 'EURO',
    amount: '20000',
    createdDaysAgo: 4,
    status: 'signed',
    paymentStatus: 'proved',
  },
  {
    ...cgpWallet,
    ...paid,
    name: 'cgp usdfy renounced',
    owner: 'ines.cgp',
    strategy: 'usdfy',
    currency: 'USDC',
    amount: '10000',
    createdDaysAgo: 60,
    status: 'closed',
    paidDaysAgo: 57,
    closedDaysAgo: 53,
    renouncedDaysAgo: 50,
  },
  {
    ...yanisWallet,
    name: 'yanis usdfy renounced',
    owner: 'yanis.roche',
    strategy: 'usdfy',
    currency: 'EURC',
    amount: '11000',
    createdDaysAgo: 33,
    status: 'signed',
    paymentStatus: 'proved',
    renouncedDaysAgo: 24,
  },
  {
    ...alixWallet,
    ...paid,
    name: 'alix usdfy',
    owner: 'double.facteur',
    strategy: 'usdfy',
    currency: 'USDC',
    amount: '18000',
    createdDaysAgo: 250,
    paidDaysAgo: 247,
    received: '18250',
  },
  {
    ...alixWallet,
    ...paid,
    name: 'alix ethfy waiting',
    owner: 'double.facteur',
    strategy: 'ethfy',
    currency: 'ETH',
    amount: '5',
    createdDaysAgo: 3,
    paidDaysAgo: 1,
  },
];
