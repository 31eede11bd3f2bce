// What a client is written when his contract moves; queued in the transaction of the move.
import { formatDocumentAmount } from '@repo/domain/format';
import { roundFor, toText } from '@repo/domain/money';
import type { Redemption } from '@repo/domain/portfolio';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { findUserById } from '../identity/users.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { ContractView } from './contracts.repository.ts';
import { contractsMailTexts as texts } from './contracts.texts.ts';
import { formatContractAmount, paymentInstructions } from './write-documents.ts';

/** Greeting, body and farewell around the paragraphs. */
export async function mailClient(
  deps: Deps,
  userId: string,
  mail: { subject: string; paragraphs: readonly string[] },
): Promise<void> {
  const client = await findUserById(deps.db, userId);
  if (!client) throw new Error(`user ${userId} owns a contract and does not exist`);
  const { brands } = deps.settings;
  const paragraphs = [texts.greeting(client.firstname), ...mail.paragraphs, texts.farewell(brands.yield)];
  await queueMail(deps, { to: client.email, subject: mail.subject, text: `${paragraphs.join('\n\n')}\n` });
}

/** The note of R240: how to pay, sent as soon as the contract is signed. */
export function mailContractSigned(deps: Deps, contract: ContractRow, strategy: StrategyRow): Promise<void> {
  const instructions = paymentInstructions({ contract, strategy }).map(([label, value]) =>
    texts.row(label, value),
  );
  return mailClient(deps, contract.userId, {
    subject: texts.signedSubject(strategy.title),
    paragraphs: [
      texts.signedBody(strategy.title, formatContractAmount(contract)),
      instructions.join('\n'),
      texts.signedNext,
    ],
  });
}

export function mailContractCanceled(deps: Deps, contract: ContractRow, title: string): Promise<void> {
  return mailClient(deps, contract.userId, {
    subject: texts.canceledSubject(title),
    paragraphs: [texts.canceledBody(title)],
  });
}

export function mailContractRefused(deps: Deps, contract: ContractRow, title: string): Promise<void> {
  return mailClient(deps, contract.userId, {
    subject: texts.refusedSubject(title),
    paragraphs: [texts.refusedBody(title)],
  });
}

const sayAmount = (value: Redemption['amount'], currency: string): string =>
  formatDocumentAmount(toText(roundFor(currency, value)), currency);

export function mailContractClosed(
  deps: Deps,
  { contract, strategy }: ContractView,
  redemption: Redemption | null,
): Promise<void> {
  const sums = redemption
    ? [
        texts.closedAmount(
          sayAmount(redemption.amount, redemption.currency),
          sayAmount(redemption.exitFee, redemption.currency),
          sayAmount(redemption.paidOut, redemption.currency),
        ),
      ]
    : [];
  return mailClient(deps, contract.userId, {
    subject: texts.closedSubject(strategy.title),
    paragraphs: [texts.closedBody(strategy.title, contract.poNumber), ...sums],
  });
}
