import { isProvableBySignature } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { isSignedBy } from '../../wallet-proof.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuseAddress } from './add-wallet.ts';
import { changeWallet } from './change-wallet.ts';
import { mailProvenWallet } from './mail-wallet.ts';
import { walletsErrors } from './wallets.errors.ts';
import { isProvenByAnother, listWalletsOf, makeDefault, saveWallet } from './wallets.repository.ts';

/** By the signature of its text; the first that is proven is the default of its network. A claim takes it a day later. */
export function proveWallet(
  deps: Deps,
  actor: Actor,
  { id, signature }: { id: string; signature: string },
): Promise<void> {
  return changeWallet(deps, { actor, id }, async (inTx, wallet) => {
    if (wallet.provenAt !== null) throw new AppError(walletsErrors.alreadyProven);
    if (!isProvableBySignature(wallet.network)) refuseSignature(walletsErrors.bitcoinUnproven);
    if (await isProvenByAnother(inTx.db, wallet)) refuseAddress();
    if (!isSignedBy(wallet.address, wallet.proofText, signature)) {
      refuseSignature(walletsErrors.wrongSignature);
    }
    const provenAt = deps.clock.now();
    await saveWallet(inTx.db, id, { signature: signature.trim(), provenAt });
    const own = await listWalletsOf(inTx.db, actor.userId);
    const hasDefault = own.some((one) => one.network === wallet.network && one.isDefault);
    if (!hasDefault) await makeDefault(inTx.db, wallet);
    await recordAudit(inTx, {
      by: actor,
      action: 'wallet.proven',
      object: { type: 'wallet', id },
      after: { address: wallet.address },
    });
    await mailProvenWallet(inTx, actor, { ...wallet, provenAt });
  });
}

function refuseSignature(entry: (typeof walletsErrors)['bitcoinUnproven' | 'wrongSignature']): never {
  throw new AppError(entry, { fieldErrors: { signature: [entry.message] } });
}
