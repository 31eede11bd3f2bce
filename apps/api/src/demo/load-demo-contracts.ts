// The contract of each story of contract-stories.ts: rows, timeline, documents.
import { DEFAULT_RENUNCIATION_DAYS, renunciationUntil } from '@repo/domain/contract-status';
import { addDays, type IsoDay } from '@repo/domain/dates';
import { eq } from 'drizzle-orm';
import {
  type ContractRow,
  contracts,
  paymentProofs,
  poCounters,
  poNumbers,
  signatureRequests,
} from '../db/schema/contracts.ts';
import type { Deps } from '../deps.ts';
import { findUserById } from '../modules/accounts/users.repository.ts';
import { consentRows } from '../modules/contracts/consents.ts';
import { formatPoNumber } from '../modules/contracts/po-numbers.repository.ts';
import { insertConsents } from '../modules/legal/consents.repository.ts';
import { findStrategy } from '../modules/strategies/strategies.repository.ts';
import type { DemoContractStory } from './contract-stories.ts';
import { everyDemoAccount, everyDemoStory } from './crowd.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoTxid } from './demo-chain.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { storeDemoDocuments } from './demo-documents.ts';
import type { DemoOptions } from './demo-options.ts';
import { demoExits, demoPayment } from './demo-orders.ts';
import { insertDemoEvents } from './demo-timeline.ts';
import { demoUserId } from './load-demo-accounts.ts';

/** The contracts of all stories; what happened to their money is returned. */
export async function loadDemoContracts(deps: Deps, options: DemoOptions): Promise<DemoAct[]> {
  const acts: DemoAct[] = [];
  const lastNumberByYear = new Map<number, number>();
  const inOrder = everyDemoStory.toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo);
  for (const story of inOrder) {
    const year = Number(addDays(options.today, -story.createdDaysAgo).slice(0, 4));
    const number = (lastNumberByYear.get(year) ?? 0) + 1;
    lastNumberByYear.set(year, number);
    acts.push(...(await play(deps, options, { story, poNumber: formatPoNumber(year, number) })));
  }
  await deps.db
    .insert(poCounters)
    .values([...lastNumberByYear].map(([year, lastValue]) => ({ year, lastValue })));
  return acts;
}

async function play(
  deps: Deps,
  options: DemoOptions,
  { story, poNumber }: { story: DemoContractStory; poNumber: string },
): Promise<DemoAct[]> {
  const { today } = options;
  const day = addDays(today, -story.createdDaysAgo);
  const createdAt = instantOf(day);
  const isSigned = story.status === 'signed' || story.status === 'closed';
  const signedAt = isSigned ? instantOf(day, '09:42') : null;
  const userId = demoUserId(story.owner);
  const [contract] = await deps.db
    .insert(contracts)
    .values({
      id: demoId(`contract ${story.name}`),
      userId,
      strategyId: story.strategy,
      poNumber,
      status: story.status,
      paymentStatus: story.paymentStatus,
      currency: story.currency,
      amount: story.amount,
      paymentMethod: story.paymentMethod,
      paymentReference: poNumber,
      paymentOrigin: story.paymentMethod === 'crypto' ? story.paymentOrigin : null,
      createdAt,
      updatedAt: signedAt ?? createdAt,
      signedAt,
      paymentRecordedAt: dayOf(today, story.paidDaysAgo),
      closedDate: dayOf(today, story.closedDaysAgo),
      renounceUntil: isSigned ? renounceUntil(story, day) : null,
    })
    .returning();
  if (contract === undefined) throw new Error(`contract ${story.name} was not inserted`);
  await deps.db.insert(poNumbers).values({ number: poNumber, userId, reservedAt: createdAt });
  await insertSignatureRequest(deps, story, contract);
  const atSubscription = { ids: deps.ids, clock: { now: () => createdAt } };
  await insertConsents(deps.db, consentRows(atSubscription, contract, demoVisitor));
  if (signedAt !== null) await attachDocuments(deps, contract, { signedAt, keyFolder: options.keyFolder });
  if (hasProof(story)) await insertProof(deps, { story, contract, today });
  await insertDemoEvents(deps, { story, contract, today });
  const isReceived = story.paymentStatus === 'paid' || story.received !== undefined;
  return [
    ...(isReceived ? [demoPayment(deps, { story, contract, today })] : []),
    ...demoExits(deps, { story, contract, today }),
  ];
}

function renounceUntil(story: DemoContractStory, signedOn: IsoDay): IsoDay | null {
  const isCompany = everyDemoAccount.some(({ key, company }) => key === story.owner && company !== undefined);
  return renunciationUntil({ signedOn, isCompany, days: DEFAULT_RENUNCIATION_DAYS });
}

/** An address kept for documentation (RFC 5737). */
const demoVisitor = { ip: '192.0.2.10', userAgent: 'demonstration', idempotencyKey: null };

function dayOf(today: IsoDay, daysAgo: number | undefined): IsoDay | null {
  return daysAgo === undefined ? null : addDays(today, -daysAgo);
}

async function insertSignatureRequest(
  deps: Deps,
  story: DemoContractStory,
  contract: ContractRow,
): Promise<void> {
  // A pending one is left "creating": the server requests it from the provider at its start, and its frame then opens.
  const statuses = {
    pending: 'creating',
    signed: 'done',
    closed: 'done',
    refused: 'declined',
    canceled: 'canceled',
  } as const;
  await deps.db.insert(signatureRequests).values({
    id: demoId(`signature request ${story.name}`),
    contractId: contract.id,
    userId: contract.userId,
    provider: 'local',
    status: statuses[story.status],
    createdAt: contract.createdAt,
    updatedAt: contract.updatedAt,
  });
}

async function attachDocuments(
  deps: Deps,
  contract: ContractRow,
  signing: { signedAt: Date; keyFolder: string },
): Promise<void> {
  const client = await findUserById(deps.db, contract.userId);
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (client === null || strategy === undefined) throw new Error(`contract ${contract.id} has no party`);
  const fileIds = await storeDemoDocuments(deps, { contract, strategy, client }, signing);
  await deps.db.update(contracts).set(fileIds).where(eq(contracts.id, contract.id));
}

function hasProof({ paymentStatus, refusedProof }: DemoContractStory): boolean {
  return ['proved', 'checking', 'paid'].includes(paymentStatus) || refusedProof !== undefined;
}

async function insertProof(
  deps: Deps,
  { story, contract, today }: { story: DemoContractStory; contract: ContractRow; today: IsoDay },
): Promise<void> {
  const executedOn = addDays(today, -story.createdDaysAgo + 1);
  const isTransfer = story.paymentMethod === 'rib';
  await deps.db.insert(paymentProofs).values({
    contractId: contract.id,
    userId: contract.userId,
    executedOn,
    submittedAt: instantOf(executedOn, '14:20'),
    reference: isTransfer ? contract.poNumber : null,
    walletAddress: contract.paymentOrigin,
    txid: isTransfer ? null : demoTxid(story),
    refusedAt: story.refusedProof === undefined ? null : instantOf(addDays(executedOn, 2), '11:05'),
    refusalReason: story.refusedProof?.reason ?? null,
    refusalMessage: story.refusedProof?.message ?? null,
  });
}
