import { addDays, type IsoDay } from '@repo/domain/dates';
import { type ContractRow } from '../db/schema/contracts.ts';
import { type TimelineEventType, type TimelineMetadata, timelineEvents } from '../db/schema/timeline.ts';
import type { Deps } from '../deps.ts';
import { contractsTexts } from '../modules/contracts/contracts.texts.ts';
import { paymentsTexts } from '../modules/payments/payments.texts.ts';
import type { DemoContractStory } from './contract-stories.ts';
import { demoId, instantOf, publishedOn } from './demo-clock.ts';

interface DemoEvent {
  type: TimelineEventType;
  at: Date;
  metadata?: TimelineMetadata;
}

interface DemoLife {
  story: DemoContractStory;
  contract: ContractRow;
  today: IsoDay;
}

/** The lines of « Activité récente » that the contract's life has left. */
export async function insertDemoEvents(deps: Deps, life: DemoLife): Promise<void> {
  const { story, contract } = life;
  const about: TimelineMetadata = {
    strategy_title: story.strategy.toUpperCase(),
    amount: story.amount,
    devise: story.currency,
  };
  await deps.db.insert(timelineEvents).values(
    eventsOf(life).map(({ type, at, metadata }) => ({
      id: demoId(`event ${type} ${at.toISOString()} ${story.name}`),
      userId: contract.userId,
      contractId: contract.id,
      type,
      metadata: { ...about, ...metadata },
      occurredAt: at,
    })),
  );
}

function eventsOf({ story, contract, today }: DemoLife): DemoEvent[] {
  const created = addDays(today, -story.createdDaysAgo);
  const executed = addDays(created, 1);
  const { paymentStatus, paidDaysAgo, refusedProof } = story;
  const isProved = refusedProof !== undefined || ['proved', 'checking', 'paid'].includes(paymentStatus);
  const events: (DemoEvent | false)[] = [
    { type: 'contract_subscribed', at: contract.createdAt },
    contract.signedAt !== null && { type: 'contract_signed', at: contract.signedAt },
    isProved && {
      type: 'payment_proof_submitted',
      at: instantOf(executed, '14:20'),
      metadata: {
        payment_method: story.paymentMethod === 'rib' ? 'virement' : 'crypto',
        executed_on: executed,
      },
    },
    (paymentStatus === 'checking' || paymentStatus === 'paid') && {
      type: 'payment_status_checking',
      at: instantOf(addDays(executed, 1), '09:10'),
    },
    refusedProof !== undefined && {
      type: 'other',
      at: instantOf(addDays(executed, 2), '11:05'),
      metadata: {
        topic: 'proof_refused',
        note: paymentsTexts.refusedNote(story.strategy.toUpperCase(), refusedProof.message),
      },
    },
    story.hasReminder === true && {
      type: 'payment_reminder_sent',
      at: instantOf(addDays(today, -2), '08:00'),
    },
    paidDaysAgo !== undefined && {
      type: 'payment_status_paid',
      at: instantOf(addDays(today, -paidDaysAgo), '15:30'),
    },
    ...endOf(story, today),
  ];
  return events.filter((event) => event !== false);
}

function endOf(story: DemoContractStory, today: IsoDay): DemoEvent[] {
  const { withdrawal, closedDaysAgo, status } = story;
  const ending = addDays(today, -story.createdDaysAgo + 3);
  const ends: (DemoEvent | false)[] = [
    withdrawal !== undefined && {
      type: 'withdrawal',
      at: publishedOn(addDays(today, -withdrawal.daysAgo)),
      metadata: { amount: withdrawal.amount, devise: 'USD', note: withdrawal.note },
    },
    closedDaysAgo !== undefined && {
      type: 'contract_closed',
      at: instantOf(addDays(today, -closedDaysAgo)),
    },
    status === 'canceled' && { type: 'contract_canceled', at: instantOf(ending, '17:40') },
    status === 'refused' && {
      type: 'other',
      at: instantOf(ending, '17:40'),
      metadata: {
        topic: 'signature_refused',
        note: contractsTexts.refusedNote(story.strategy.toUpperCase()),
      },
    },
  ];
  return ends.filter((event) => event !== false);
}
