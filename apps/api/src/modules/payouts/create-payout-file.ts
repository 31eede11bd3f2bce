import { createHash } from 'node:crypto';
import type { components } from '@repo/api-sdk/spec';
import { type Account, endToEndIdOf } from '@repo/domain/books';
import { addWorkingDays } from '@repo/domain/dates';
import { decimal, sumOf, toText } from '@repo/domain/money';
import { isCreditTransfer } from '@repo/domain/payouts';
import type { CreditTransfer } from '../../credit-transfers/check-transfers.ts';
import { writeTransfers } from '../../credit-transfers/write-transfers.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { refuseHeld } from '../payout-holds/refuse-held.ts';
import { refusePayoutAction } from './move-payout.ts';
import { insertPayoutFile, type PayoutFileRow } from './payout-files.repository.ts';
import { payingAccount } from './payout-route.ts';
import { payoutsErrors } from './payouts.errors.ts';
import { listPayoutViewsById, lockPayouts, type PayoutView, savePayouts } from './payouts.repository.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export const payoutFileName = (messageId: string): string => `virements-${messageId}.xml`;

/**
 * « Fichier de virements »: approved payouts in euros of one account, all written or none, none of them in
 * another file. Nothing is executed by it.
 */
export async function createPayoutFile(
  deps: Deps,
  actor: Actor,
  payoutIds: readonly string[],
): Promise<components['schemas']['PayoutFile']> {
  const { file, transfers } = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const locked = await lockPayouts(tx, payoutIds);
    if (locked.length !== new Set(payoutIds).size) throw new AppError(httpErrors.notFound);
    for (const payout of locked) refusePayoutAction(deps, { actor, action: 'file' }, payout);
    await refuseHeld(
      tx,
      locked.map(({ userId }) => userId),
    );
    const views = await listPayoutViewsById(tx, payoutIds);
    const account = commonAccount(views);
    const written = write(inTx, { views, account, actor });
    await insertPayoutFile(tx, written.file);
    await savePayouts(tx, payoutIds, { fileId: written.file.id });
    await recordFile(inTx, actor, { file: written.file, payoutIds });
    await deps.settleRequest?.(tx);
    return written;
  });
  return {
    id: file.id,
    name: payoutFileName(file.messageId),
    sha256: file.sha256,
    count: transfers.length,
    total: toText(sumOf(transfers.map(({ amount }) => amount)), 2),
    created_at: file.createdAt.toISOString(),
  };
}

/** The account that they all are paid from. */
function commonAccount(views: readonly PayoutView[]): Account {
  const accounts = new Set<Account>();
  for (const view of views) {
    const account = payingAccount(view);
    if (!isCreditTransfer({ asset: view.payout.asset, account })) {
      throw new AppError(payoutsErrors.fileNotTransfer);
    }
    accounts.add(account);
  }
  const [account] = accounts;
  if (account === undefined || accounts.size > 1) throw new AppError(payoutsErrors.fileMixed);
  return account;
}

interface FileToWrite {
  views: readonly PayoutView[];
  account: Account;
  actor: Actor;
}

function write(
  deps: Deps,
  { views, account, actor }: FileToWrite,
): { file: PayoutFileRow; transfers: CreditTransfer[] } {
  const id = deps.ids.uuid();
  const createdAt = deps.clock.now();
  const today = parisDay(createdAt);
  const messageId = `V${id.replaceAll('-', '')}`;
  const transfers = views.map(toTransfer);
  const iban = account.slice('bank:'.length);
  const written = writeTransfers({
    messageId,
    createdAt,
    today,
    executionDay: addWorkingDays(today, 0),
    debtor: {
      name: deps.settings.brands.yield,
      iban,
      // Of a product whose account it is still.
      bic: views.find(({ strategy }) => strategy?.ribIban === iban)?.strategy?.ribBic ?? null,
    },
    transfers,
  });
  if (!written.isWritten) {
    const [first] = written.problems;
    throw new AppError(payoutsErrors.fileRefused, { message: first?.message ?? texts.fileNotTransfer });
  }
  const sha256 = createHash('sha256').update(written.xml).digest('hex');
  const file = {
    id,
    messageId,
    account,
    content: written.xml,
    sha256,
    payoutIds: views.map(({ payout }) => payout.id),
    createdAt,
    createdBy: actor.userId,
  };
  return { file, transfers };
}

function toTransfer({ payout, contract, strategy }: PayoutView): CreditTransfer {
  return {
    payoutId: payout.id,
    amount: decimal(payout.amount),
    beneficiary: payout.beneficiaryName ?? '',
    iban: payout.beneficiaryAccount ?? '',
    bic: payout.beneficiaryBic,
    remittance: [contract?.poNumber, strategy?.title].filter((part) => part !== undefined).join(' '),
    endToEndId: endToEndIdOf(payout.id),
  };
}

/** The hash of the file on the trail, and each payout's own line. */
async function recordFile(
  deps: Deps,
  actor: Actor,
  { file, payoutIds }: { file: PayoutFileRow; payoutIds: readonly string[] },
): Promise<void> {
  const detail = texts.fileDetail(payoutFileName(file.messageId), file.sha256);
  await recordAudits(
    deps,
    payoutIds.map((id) => ({
      by: actor,
      action: 'payout.filed',
      object: { type: 'payout', id },
      after: { file_id: file.id, sha256: file.sha256, detail },
    })),
  );
}
