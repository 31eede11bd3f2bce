import { formatLongDateTime } from '@repo/domain/format';
import { networkTexts, walletUsableFrom } from '@repo/domain/kaskad';
import { shortAccount } from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { WalletRow } from './wallets.repository.ts';

/** To its owner, when it was added and when it was proven. */
export function mailWallet(
  deps: Deps,
  { account }: Actor,
  { label, network, address, provenAt }: Pick<WalletRow, 'label' | 'network' | 'address' | 'provenAt'>,
): Promise<void> {
  const data = { label, network: networkTexts[network], address: shortAccount(address, 'crypto') };
  const service = 'kaskad' as const;
  if (provenAt === null) return queueMail(deps, account, { kind: 'claimWalletAdded', data }, { service });
  const from = formatLongDateTime(walletUsableFrom(provenAt).toISOString());
  return queueMail(deps, account, { kind: 'claimWalletProven', data: { ...data, from } }, { service });
}
