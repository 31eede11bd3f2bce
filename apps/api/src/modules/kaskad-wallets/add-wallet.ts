import type { components } from '@repo/api-sdk/spec';
import { parseAddress } from '@repo/domain/crypto-address';
import { claimWalletProofText, MAX_WALLETS, validateWallet } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mailWallet } from './mail-wallet.ts';
import { walletsErrors } from './wallets.errors.ts';
import { insertWallet, isProvenByAnother, listWalletsOf } from './wallets.repository.ts';

/** « Ajouter une adresse »: its owner is notified, and it receives nothing before it is proven. */
export async function addWallet(
  deps: Deps,
  actor: Actor,
  body: components['schemas']['WalletBody'],
): Promise<void> {
  refuseInvalid(validateWallet(body));
  const { network } = body;
  const address = parseAddress(body.address, network) ?? '';
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const { userId } = actor;
    const { email } = await lockAccount(tx, actor);
    const own = await listWalletsOf(tx, userId);
    if (own.some((wallet) => wallet.network === network && wallet.address === address)) {
      throw new AppError(walletsErrors.alreadyAdded);
    }
    if (own.length >= MAX_WALLETS) throw new AppError(walletsErrors.tooMany);
    if (await isProvenByAnother(tx, { userId, network, address })) refuseAddress();
    const id = deps.ids.uuid();
    const label = body.label.trim();
    const proofText = claimWalletProofText({ network, address, email, code: deps.ids.uuid() });
    const createdAt = deps.clock.now();
    await insertWallet(tx, { id, userId, label, network, address, proofText, createdAt });
    await recordAudit(inTx, {
      by: actor,
      action: 'wallet.added',
      object: { type: 'wallet', id },
      after: { label, network, address },
    });
    await mailWallet(inTx, actor, { wallet: { label, network, address }, event: 'claimWalletAdded' });
    await deps.settleRequest?.(tx);
  });
}

/** Another user proved it. */
export function refuseAddress(): never {
  const entry = walletsErrors.ofAnother;
  throw new AppError(entry, { fieldErrors: { address: [entry.message] } });
}
