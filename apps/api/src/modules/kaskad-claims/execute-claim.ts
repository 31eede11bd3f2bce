import type { components } from '@repo/api-sdk/spec';
import { type Network, parseTransactionHash } from '@repo/domain/crypto-address';
import { formatAddress } from '@repo/domain/format';
import { formatUnits, networkTexts } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import { isFilled } from '@repo/domain/validation';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { clientName } from '../accounts/client-name.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { sumUnits } from '../kaskad-units/classes.repository.ts';
import { readDecimal } from '../parameters/read-decimal.ts';
import { claimsErrors } from './claims.errors.ts';
import { type ClaimView, findClaimView, isTxidUsed, sumExecutedAlone } from './claims.repository.ts';
import { claimsTexts } from './claims.texts.ts';
import { lockClaimFor, moveClaimInTx } from './move-claim.ts';

const texts = claimsTexts.execution;

const input = z.strictObject({ txid: z.string() });
type Execution = z.infer<typeof input>;

/** Recording the transaction that sent the units; a second person approves it from a share of the class on (decision 75). */
export const claimExecuteKind: ChangeKind<Execution> = {
  kind: 'claim.execute',
  subjectType: 'claim',
  input,
  isAlwaysHeld: false,
  warnings: { over_threshold: texts.overThreshold },
  check: async (deps, { actor, subjectId: claimId, input: { txid } }) => {
    const { view } = await lockClaimFor(deps, { actor, claimId, action: 'execute' });
    if (await isTxidUsed(deps.db, txid)) throw new AppError(claimsErrors.txidUsed);
    const { claim, wallet, grant, owner } = view;
    const { isNeeded, total } = await needsSecondPerson(deps, actor, view);
    return {
      subjectLabel: `${clientName(owner)} · ${grant.reference}`,
      userId: claim.userId,
      lines: describe(view, { txid, total }),
      warnings: isNeeded ? ['over_threshold'] : [],
      fingerprint: fingerprintOf([claim.state, claim.units, wallet.network, wallet.address]),
    };
  },
  apply: (deps, { actor, subjectId: claimId, input: { txid } }) =>
    moveClaimInTx(deps, { actor, claimId, action: 'execute' }, { txid }),
};

/** « Exécuter »: the units were sent by this transaction. */
export async function executeClaim(
  deps: Deps,
  actor: Actor,
  { id, txid, reason = '' }: components['schemas']['ExecuteClaimBody'] & { id: string },
): Promise<void> {
  const view = await findClaimView(deps.db, id);
  if (view === undefined) throw new AppError(claimsErrors.notFound);
  const change = { kind: claimExecuteKind, subjectId: id, reason };
  await holdOrApply(deps, actor, { ...change, input: { txid: readTxid(txid, view.wallet.network) } });
}

/** In its canonical form; that of an explorer’s page is read too. Only Ethereum writes 0x before it. */
function readTxid(typed: string, network: Network): string {
  if (!isFilled(typed)) refuseField('txid', claimsTexts.txidRequired);
  const txid = parseTransactionHash(typed, network);
  const isOfOther = network === 'bitcoin' && /0x[\da-f]{64}/i.test(typed);
  return txid === null || isOfOther ? refuseField('txid', claimsTexts.txidInvalid(network)) : txid;
}

/**
 * What this person executes alone of the class today, with this claim, against a share of all that is granted of the class:
 * claims just under it add up.
 */
async function needsSecondPerson(
  deps: Deps,
  { userId: by }: Actor,
  { claim, class: { id: classId } }: ClaimView,
): Promise<{ isNeeded: boolean; total: bigint }> {
  const day = parisDay(deps.clock.now());
  const total = BigInt(claim.units) + (await sumExecutedAlone(deps.db, { by, classId, day }));
  const granted = (await sumUnits(deps.db, 'kaskad_granted')).get(classId) ?? 0n;
  const percent = await readDecimal(deps, 'CLAIM_THRESHOLD_PERCENT');
  const threshold = decimal(granted.toString()).times(percent);
  return { isNeeded: decimal(total.toString()).times(100).gte(threshold), total };
}

function describe(
  { claim, wallet, grant, class: row }: ClaimView,
  { txid, total }: { txid: string; total: bigint },
): ChangeLine[] {
  const lines: [string, string][] = [
    [texts.units, formatUnits(BigInt(claim.units), row)],
    [texts.grant, grant.reference],
    [texts.wallet, wallet.label],
    [texts.network, networkTexts[wallet.network]],
    [texts.address, formatAddress(wallet.address)],
    [texts.txid, txid],
    [texts.dayTotal, formatUnits(total, row)],
  ];
  return lines.map(([label, after]) => ({ label, before: null, after }));
}
