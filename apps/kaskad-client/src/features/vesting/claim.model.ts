/** What a claim is checked for before it is sent: the rules of the domain, each refusal at its field. */
import type { OperationOutput } from '@repo/api-sdk';
import { formatNumericDateTime } from '@repo/domain/format';
import { type ClaimProblem, claimProblem, formatUnits, parseUnits, unitsOf } from '@repo/domain/kaskad';
import type { Verdict } from '@repo/domain/validation';
import type { GrantDetail, ReadGrant } from '../../shared/grants.model.ts';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.claim.problems;

export type Wallet = OperationOutput<'listWallets'>['items'][number];

export interface ClaimForm {
  /** Decimal text. */
  readonly units: string;
  /** Empty for none. */
  readonly wallet_id: string;
}

interface ClaimContext {
  readonly grant: ReadGrant;
  readonly claimable: bigint;
  readonly leftToday: GrantDetail['claims_left_today'];
  readonly wallets: readonly Wallet[];
  readonly now: Date;
}

export function validateClaim(form: ClaimForm, context: ClaimContext): Verdict<keyof ClaimForm> {
  const { grant, claimable, leftToday, wallets, now } = context;
  const { decimals, network } = grant.unitClass;
  const units = parseUnits(form.units, decimals);
  if (units === null) return refused('units', decimals === 0 ? texts.whole : texts.decimals(decimals));
  const wallet = wallets.find(({ id }) => id === form.wallet_id);
  const problem = claimProblem({
    units,
    claimable,
    wallet: wallet === undefined ? null : { network: wallet.network, verifiedAt: provenAt(wallet) },
    tokenNetwork: network ?? 'ethereum',
    dailyLimit: leftToday === null ? null : unitsOf(leftToday, decimals),
    claimedToday: 0n,
    now,
  });
  if (problem === null) return { failures: [], first: null };
  const isOfUnits = ['notPositive', 'overClaimable', 'overDailyLimit'].includes(problem.reason);
  return refused(isOfUnits ? 'units' : 'wallet_id', messageOf(problem, grant.unitClass));
}

/** From when a wallet receives something; null when it does already. */
export function usableFrom(wallet: Wallet, now: Date): Date | null {
  const problem = claimProblem({
    units: 1n,
    claimable: 1n,
    wallet: { network: wallet.network, verifiedAt: provenAt(wallet) },
    tokenNetwork: wallet.network,
    dailyLimit: null,
    claimedToday: 0n,
    now,
  });
  return problem?.reason === 'walletTooNew' ? problem.from : null;
}

const provenAt = ({ proven_at }: Wallet) => (proven_at === null ? null : new Date(proven_at));

function messageOf(problem: ClaimProblem, unitClass: ReadGrant['unitClass']): string {
  if ('left' in problem) return texts[problem.reason](formatUnits(problem.left, unitClass));
  if ('from' in problem) return texts.walletTooNew(formatNumericDateTime(problem.from.toISOString()));
  return texts[problem.reason];
}

function refused(field: keyof ClaimForm, message: string): Verdict<keyof ClaimForm> {
  const failure = { field, message };
  return { failures: [failure], first: failure };
}
