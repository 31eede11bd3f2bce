// What arrived for the contracts of the demonstration.
import type { IsoDay } from '@repo/domain/dates';
import type { ReceiptRow } from '../db/schema/cash.ts';
import type { ContractRow } from '../db/schema/contracts.ts';
import type { StrategyRow } from '../db/schema/strategies.ts';
import type { Deps } from '../deps.ts';
import type { AuditAuthor } from '../modules/audit/record-audit.ts';
import { houseAccount } from '../modules/books/house-account.ts';
import { insertReceipt } from '../modules/books/received.repository.ts';
import type { DemoAccountKey } from './accounts.ts';
import type { DemoContractStory } from './contract-stories.ts';
import { everyDemoAccount } from './crowd.ts';
import { demoTxid } from './demo-chain.ts';
import { demoId } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

/** Who recorded the money of the demonstration. */
export const administrator: AuditAuthor = {
  userId: demoUserId('marc.admin'),
  role: 'admin_yield',
  sessionId: null,
  ip: '192.0.2.11',
  requestId: 'demonstration',
};

/** Accounts that pass every check and have no owner. */
export const demoIbans: Partial<Record<DemoAccountKey, string>> &
  Record<'unknown' | 'yanis.roche' | 'ines.cgp', string> = {
  'camille.moreau': 'FR7630006000010000000200166',
  'yanis.roche': 'FR7630006000010000000200263',
  'gerant.belleval': 'FR7630006000010000000200360',
  'ines.cgp': 'FR7630006000010000000200457',
  unknown: 'FR7630006000010000000200554',
};

export interface DemoPaid {
  story: DemoContractStory;
  contract: ContractRow;
  strategy: StrategyRow;
  today: IsoDay;
}

export async function insertDemoReceipt(deps: Deps, paid: DemoPaid, day: IsoDay): Promise<ReceiptRow> {
  const { story, contract, strategy } = paid;
  const isTransfer = story.paymentMethod === 'rib';
  const recorded = { at: deps.clock.now(), by: administrator.userId };
  const txid = isTransfer ? null : demoTxid(story);
  const receipt = await insertReceipt(deps.db, {
    id: demoId(`receipt ${contract.id}`),
    account: houseAccount(strategy, contract),
    externalId: txid ?? contract.poNumber,
    source: isTransfer ? 'typed' : 'chain',
    state: 'attached',
    day,
    amount: story.typedWrongly?.amount ?? story.received ?? story.amount,
    asset: contract.currency,
    payerName: isTransfer ? holderOf(story) : null,
    payerAccount: isTransfer ? (demoIbans[story.owner] ?? null) : story.paymentOrigin,
    wording: isTransfer ? contract.poNumber : null,
    txid,
    contractId: contract.id,
    userId: contract.userId,
    attachedAt: recorded.at,
    attachedBy: recorded.by,
    recordedAt: recorded.at,
    recordedBy: recorded.by,
  });
  if (receipt === undefined) throw new Error(`contract ${contract.id} was paid twice`);
  return receipt;
}

function holderOf({ owner }: DemoContractStory): string {
  const account = everyDemoAccount.find(({ key }) => key === owner);
  if (account === undefined) throw new Error(`the demonstration has no account ${owner}`);
  return account.company?.name ?? `${account.firstname} ${account.lastname}`;
}
