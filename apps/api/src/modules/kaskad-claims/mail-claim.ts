import { formatUnits } from '@repo/domain/kaskad';
import { shortAccount } from '@repo/domain/payouts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { ClaimView } from './claims.repository.ts';

/** To its owner, at each state. One whose account is shut reads no email of it. */
export async function mailClaim(
  deps: Deps,
  { claim, wallet, grant, class: row, owner }: ClaimView,
): Promise<void> {
  if (owner.disabledAt !== null) return;
  const data = {
    state: claim.state,
    units: formatUnits(BigInt(claim.units), row),
    grant: grant.reference,
    wallet: `${wallet.label}, ${shortAccount(wallet.address, 'crypto')}`,
    txid: claim.txid,
    reason: claim.reason,
  };
  await queueMail(deps, owner, { kind: 'claimMoved', data }, { service: 'kaskad' });
}
