import type { Network } from '@repo/domain/crypto-address';
import { formatLongDateTime } from '@repo/domain/format';
import { type ClaimProblem, type ClaimRefusal, formatUnits } from '@repo/domain/kaskad';
import type { ClassRow } from '../../db/schema/kaskad.ts';
import { defineErrors, type ErrorEntry } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { claimsTexts as texts } from './claims.texts.ts';

export const claimsErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_claims.not_found', message: texts.notFound },
  ownClaim: { status: 403, code: 'kaskad_claims.own_claim', message: texts.ownClaim },
  notVerified: { status: 409, code: 'kaskad_claims.not_verified', message: texts.notVerified },
  inVerification: { status: 409, code: 'kaskad_claims.in_verification', message: texts.inVerification },
  alreadyExecuted: { status: 409, code: 'kaskad_claims.already_executed', message: texts.alreadyExecuted },
  isRefused: { status: 409, code: 'kaskad_claims.refused', message: texts.isRefused },
  isCanceled: { status: 409, code: 'kaskad_claims.canceled', message: texts.isCanceled },
  txidUsed: { status: 409, code: 'kaskad_claims.txid_used', message: texts.txidUsed },
  notClaimable: { status: 422, code: 'kaskad_claims.not_claimable', message: texts.notClaimable },
});

/** Each refusal of the state machine as a response. */
export const claimRefusals: Record<ClaimRefusal, ErrorEntry> = {
  forbidden: claimsErrors.ownClaim,
  notVerified: claimsErrors.notVerified,
  inVerification: claimsErrors.inVerification,
  alreadyExecuted: claimsErrors.alreadyExecuted,
  isRefused: claimsErrors.isRefused,
  isCanceled: claimsErrors.isCanceled,
};

/** The refusal of a claim in words, at its field. */
export function refuseProblem(
  problem: ClaimProblem,
  row: Pick<ClassRow, 'decimals' | 'symbol'> & { network: Network },
): never {
  if ('from' in problem) {
    return refuseField('wallet_id', texts.walletTooNew(formatLongDateTime(problem.from.toISOString())));
  }
  if ('left' in problem) return refuseField('units', texts[problem.reason](formatUnits(problem.left, row)));
  const { reason } = problem;
  if (reason === 'notPositive') return refuseField('units', texts.overClaimable(formatUnits(0n, row)));
  if (reason === 'otherNetwork') return refuseField('wallet_id', texts.otherNetwork(row.network));
  return refuseField('wallet_id', texts[reason]);
}
