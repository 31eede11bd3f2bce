// The frame of every change of a wallet: lock, change, settle; all in one transaction. And those that need nothing more.
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mailWallet } from './mail-wallet.ts';
import { walletsErrors } from './wallets.errors.ts';
import { isClaimedTo, lockWalletOf, makeDefault, saveWallet, type WalletRow } from './wallets.repository.ts';

interface OwnWallet {
  actor: Actor;
  id: string;
}

/** Of the caller; to another it does not exist. */
export function changeWallet(
  deps: Deps,
  { actor, id }: OwnWallet,
  change: (inTx: Deps, wallet: WalletRow) => Promise<void>,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const wallet = await lockWalletOf(tx, { id, userId: actor.userId });
    if (wallet === null) throw new AppError(walletsErrors.notFound);
    await change({ ...deps, db: tx }, wallet);
    await deps.settleRequest?.(tx);
  });
}

/** « Par défaut »: of its network. */
export function setDefaultWallet(deps: Deps, actor: Actor, id: string): Promise<void> {
  return changeWallet(deps, { actor, id }, async (inTx, wallet) => {
    if (wallet.provenAt === null) throw new AppError(walletsErrors.unproven);
    if (wallet.isDefault) return;
    await makeDefault(inTx.db, wallet);
    await recordAudit(inTx, {
      by: actor,
      action: 'wallet.chosen',
      object: { type: 'wallet', id },
    });
    await mailWallet(inTx, actor, { wallet, event: 'claimWalletChosen' });
  });
}

/** « Retirer »: the row is kept for the claims that were sent to it. */
export function removeWallet(deps: Deps, actor: Actor, id: string): Promise<void> {
  return changeWallet(deps, { actor, id }, async (inTx, wallet) => {
    if (await isClaimedTo(inTx.db, id)) throw new AppError(walletsErrors.inUse);
    await saveWallet(inTx.db, id, { removedAt: deps.clock.now(), isDefault: false });
    await recordAudit(inTx, {
      by: actor,
      action: 'wallet.removed',
      object: { type: 'wallet', id },
      before: { address: wallet.address },
    });
    await mailWallet(inTx, actor, { wallet, event: 'claimWalletRemoved' });
  });
}
