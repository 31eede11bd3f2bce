// The emails to a client when the status of their contract changes; queued in the same transaction.
import type { IsoDay } from '@repo/domain/dates';
import { formatLongDate, formatLongDateTime } from '@repo/domain/format';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { findFile } from '../files/files.repository.ts';
import type { Mail } from '../notifications/mails/mails.ts';
import { type MailOptions, queueMail } from '../notifications/queue-mail.ts';
import { mayRenounce } from './contracts.mapper.ts';
import { type ContractView, listConsents } from './contracts.repository.ts';
import { formatContractAmount } from './write-documents.ts';

/** To the client who owns the contract: staff read it among its exchanges. `id` is null for money that is of no contract. */
export async function mailClient(
  deps: Deps,
  { id, userId }: { id: string | null; userId: string },
  mail: Mail,
  options: MailOptions = {},
): Promise<void> {
  const client = await findUserById(deps.db, userId);
  if (!client) throw new Error(`user ${userId} owns a contract and does not exist`);
  await queueMail(deps, client, mail, { ...options, contractId: id });
}

/** Larger ones are refused by some mailboxes, once encoded: the client reads the contract in their space. */
const maxAttachedBytes = 5_000_000;

/**
 * The note of R240: the way to how it is paid, what was accepted (C. civ. 1127-2) and the contract itself, on a medium that the client
 * keeps; sent as soon as it is signed.
 */
export async function mailContractSigned(
  deps: Deps,
  contract: ContractRow,
  strategy: StrategyRow,
): Promise<void> {
  const consents = await listConsents(deps.db, contract.id);
  const attachmentId = await findAttachable(deps, contract);
  const data = {
    id: contract.id,
    strategy: strategy.title,
    amount: formatContractAmount(contract),
    accepted: consents.map(({ document, kind, textVersion }) => ({ document, kind, version: textVersion })),
    isAttached: attachmentId !== null,
  };
  await mailClient(deps, contract, { kind: 'contractSigned', data }, { attachmentId });
}

async function findAttachable({ db }: Deps, { contractFileId }: ContractRow): Promise<string | null> {
  const file = contractFileId === null ? null : await findFile(db, contractFileId);
  return file === null || file.sizeBytes > maxAttachedBytes ? null : file.id;
}

/** `reason` when staff canceled it; stopped when its product takes no subscription any more. */
export function mailContractCanceled(
  deps: Deps,
  contract: ContractRow,
  { title, ...why }: { title: string; reason: string | null; isStopped: boolean },
): Promise<void> {
  return mailClient(deps, contract, { kind: 'contractCanceled', data: { strategy: title, ...why } });
}

export function mailContractRefused(deps: Deps, contract: ContractRow, title: string): Promise<void> {
  return mailClient(deps, contract, { kind: 'contractRefused', data: { strategy: title } });
}

/** The acknowledgement of D221-5: what was renounced, when, and what happens to the money. */
export function mailContractRenounced(
  deps: Deps,
  { contract, strategy }: ContractView,
  {
    refund,
    letter,
  }: {
    refund: { amount: string; currency: string; isReceived: boolean } | null;
    letter: { sent_on: string; received_on: string } | null;
  },
): Promise<void> {
  return mailClient(deps, contract, {
    kind: 'contractRenounced',
    data: {
      strategy: strategy.title,
      poNumber: contract.poNumber,
      amount: formatContractAmount(contract),
      at:
        letter === null
          ? formatLongDateTime(deps.clock.now().toISOString())
          : formatLongDate(letter.received_on),
      letterSentOn: letter && formatLongDate(letter.sent_on),
      refund:
        refund === null ? null : { amount: formatContractAmount(refund), isReceived: refund.isReceived },
      wasClosed: contract.status === 'closed',
    },
  });
}

/** `reason` when staff closed it. */
export function mailContractClosed(
  deps: Deps,
  { contract, strategy }: ContractView,
  { orderDay, returned, reason }: { orderDay: IsoDay | null; returned: string | null; reason: string | null },
): Promise<void> {
  return mailClient(deps, contract, {
    kind: 'contractClosed',
    data: {
      strategy: strategy.title,
      poNumber: contract.poNumber,
      orderDay: orderDay && formatLongDate(orderDay),
      returned: returned && formatContractAmount({ amount: returned, currency: contract.currency }),
      reason,
      renounceUntil: orderDay === null ? null : renounceableUntil(deps, contract),
    },
  });
}

/** In words; null when its period is over. `contract` is still signed here: see `mayRenounce`. */
function renounceableUntil({ clock }: Deps, contract: ContractRow): string | null {
  if (contract.renounceUntil === null || !mayRenounce(contract, parisDay(clock.now()))) return null;
  return formatLongDate(contract.renounceUntil);
}
