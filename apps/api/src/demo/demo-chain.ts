// The transfers that the chains of the demonstration know (`ports/chain/local`).
import { addDays, type IsoDay } from '@repo/domain/dates';
import type { LocalTransfer } from '../ports/chain/local/local-chain.ts';
import { demoContractStories } from './contract-stories.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoProducts } from './products.ts';

/** The hash that the client declares for the contract of a story. */
export function demoTxid({ name, currency }: { name: string; currency: string }): string {
  const hash = demoId(`transaction ${name}`).replaceAll('-', '');
  return `${currency === 'BTC' ? '' : '0x'}${hash}${hash}`;
}

/** What was sent for each contract in coins: the amount announced, but for the one whose proof was refused. */
export function demoTransfers(today: IsoDay): LocalTransfer[] {
  return demoContractStories.flatMap((story) => {
    const { currency, paymentStatus, refusedProof, renouncedDaysAgo } = story;
    const product = demoProducts.find(({ id }) => id === story.strategy);
    const to = product?.cryptoInputs?.find(({ symbol }) => symbol === currency)?.address;
    const isSent = paymentStatus !== 'waiting' && paymentStatus !== 'canceled';
    const isMissing = renouncedDaysAgo !== undefined && paymentStatus !== 'paid';
    if (story.paymentMethod !== 'crypto' || currency === 'EURO' || to === undefined) return [];
    if ((!isSent && refusedProof === undefined) || isMissing) return [];
    return [
      {
        txid: demoTxid(story),
        asset: currency,
        amount: refusedProof === undefined ? (story.received ?? story.amount) : '11200',
        to,
        senders: [story.paymentOrigin],
        minedAt: instantOf(
          addDays(today, -(story.paidDaysAgo ?? story.createdDaysAgo - 1)),
          '14:02',
        ).toISOString(),
      },
    ];
  });
}
