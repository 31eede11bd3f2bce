import { formatLongDateTime } from '@repo/domain/format';
import { networkTexts, walletUsableFrom } from '@repo/domain/kaskad';
import { shortAccount } from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { WalletRow } from './wallets.repository.ts';

type Named = Pick<WalletRow, 'label' | 'network' | 'address'>;

interface WalletChange {
  wallet: Named;
  event: 'claimWalletAdded' | 'claimWalletChosen' | 'claimWalletRemoved';
}

const service = 'kaskad' as const;
const wordsOf = ({ label, network, address }: Named) => ({
  label,
  network: networkTexts[network],
  address: shortAccount(address, 'crypto'),
});

/** To its owner, when it was added, chosen or removed. */
export const mailWallet = (deps: Deps, { account }: Actor, { wallet, event }: WalletChange): Promise<void> =>
  queueMail(deps, account, { kind: event, data: wordsOf(wallet) }, { service });

/** To its owner: since when it receives what is claimed. */
export function mailProvenWallet(
  deps: Deps,
  { account }: Actor,
  { provenAt, ...wallet }: Named & { provenAt: Date },
): Promise<void> {
  const from = formatLongDateTime(walletUsableFrom(provenAt).toISOString());
  return queueMail(
    deps,
    account,
    { kind: 'claimWalletProven', data: { ...wordsOf(wallet), from } },
    { service },
  );
}
