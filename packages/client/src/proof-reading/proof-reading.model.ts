/** What a client typed as proof beside what the chain shows, in words. */
import type { components } from '@repo/api-sdk';
import { parisDay, parisTime } from '@repo/domain/dates';
import { formatNumericDate, formatShortAddress, formatSubscriptionAmount } from '@repo/domain/format';
import { parisToday } from '../clock.ts';
import { proofReadingTexts as texts } from './proof-reading.texts.ts';

type Contract = components['schemas']['Contract'];

export interface ProofReadingLine {
  readonly text: string;
  readonly isFine: boolean;
}

/** « Retrouvé sur la chaîne à 14 h 02 », then one line a difference; nothing before the first reading, nor once it is decided. */
export function proofReadingLines({
  payment_proof: proof,
  payment_status: status,
  amount,
  currency,
}: Pick<Contract, 'payment_proof' | 'payment_status' | 'amount' | 'currency'>): ProofReadingLine[] {
  const reading = proof?.chain_reading ?? null;
  const isAwaited = status === 'proved' || status === 'checking';
  if (proof === null || reading === null || !isAwaited) return [];
  const { outcome, differences, amount: found, day, senders } = reading;
  const first = { text: texts[outcome](whenRead(new Date(reading.read_at))), isFine: outcome === 'found' };
  const of = {
    amount:
      found === null
        ? null
        : texts.amount(formatSubscriptionAmount(found, currency), formatSubscriptionAmount(amount, currency)),
    day:
      day === null || proof.executed_on === null
        ? null
        : texts.day(formatNumericDate(day), formatNumericDate(proof.executed_on)),
    sender: texts.sender(senders.map(formatShortAddress).join(', ')),
  };
  const others = differences.flatMap((point) => of[point] ?? []);
  return [first, ...others.map((text) => ({ text, isFine: false }))];
}

function whenRead(instant: Date): string {
  const [hours = '', minutes = ''] = parisTime(instant).slice('0000-00-00T'.length).split(':');
  const hour = texts.hour(hours, minutes);
  const day = parisDay(instant);
  return day === parisToday() ? texts.today(hour) : texts.on(formatNumericDate(day), hour);
}
