import { describe, expect, it, test } from 'vitest';
import { computeFlags } from '../access/index.ts';
import { MalformedAmount } from '../money/index.ts';
import {
  type ClaimAction,
  type ClaimRequest,
  claimActions,
  claimProblem,
  claimStates,
  decideClaimAction,
  kaskadActorFor,
} from './claims.ts';
import { formatUnits, parseUnits, unitsOf, unitsText } from './units.ts';

const now = new Date('2026-11-22T10:00:00Z');
const request: ClaimRequest = {
  units: 1500n,
  claimable: 1500n,
  wallet: { network: 'ethereum', verifiedAt: new Date('2026-11-21T10:00:00Z') },
  tokenNetwork: 'ethereum',
  dailyLimit: 2000n,
  claimedToday: 500n,
  now,
};

const withWallet = (wallet: ClaimRequest['wallet']) => claimProblem({ ...request, wallet });

describe('claimProblem', () => {
  it('[B15] lets all that is claimable be claimed, and not one unit more', () => {
    expect(claimProblem(request)).toBe(null);
    expect(claimProblem({ ...request, units: 1501n })).toEqual({ reason: 'overClaimable', left: 1500n });
    expect(claimProblem({ ...request, units: 0n })).toEqual({ reason: 'notPositive' });
    expect(claimProblem({ ...request, units: -1n })).toEqual({ reason: 'notPositive' });
  });

  it('[B16] needs a wallet of the network of the token, verified 24 hours ago', () => {
    expect(withWallet(null)).toEqual({ reason: 'noWallet' });
    expect(withWallet({ network: 'bitcoin', verifiedAt: new Date(0) })).toEqual({ reason: 'otherNetwork' });
    expect(withWallet({ network: 'ethereum', verifiedAt: null })).toEqual({ reason: 'walletNotVerified' });
    const verifiedAt = new Date('2026-11-21T10:00:00.001Z');
    const from = new Date('2026-11-22T10:00:00.001Z');
    expect(withWallet({ network: 'ethereum', verifiedAt })).toEqual({ reason: 'walletTooNew', from });
  });

  it('stops at the daily limit of the token', () => {
    expect(claimProblem({ ...request, claimedToday: 501n })).toEqual({
      reason: 'overDailyLimit',
      left: 1499n,
    });
    expect(claimProblem({ ...request, claimedToday: 9000n })).toEqual({ reason: 'overDailyLimit', left: 0n });
    expect(claimProblem({ ...request, claimedToday: 9000n, dailyLimit: null })).toBe(null);
  });
});

const ended = 'alreadyExecuted isRefused isCanceled';
// Columns: requested verifying executed refused canceled.
const table: Record<ClaimAction, string> = {
  verify: `verifying inVerification ${ended}`,
  execute: `notVerified executed ${ended}`,
  refuse: `refused refused ${ended}`,
  cancel: `canceled inVerification ${ended}`,
};

describe('decideClaimAction', () => {
  test.each(claimActions)('[B17] decides %s from every state', (action) => {
    const actor = action === 'cancel' ? 'owner' : 'admin';
    const decided = claimStates.map((state) => {
      const decision = decideClaimAction(action, state, actor);
      return decision.isAllowed ? decision.next : decision.reason;
    });
    expect(decided.join(' ')).toBe(table[action]);
  });

  test.each(claimActions)('[B18] refuses %s to other accounts, and what staff do to the owner', (action) => {
    const forbidden = { isAllowed: false, reason: 'forbidden' };
    expect(decideClaimAction(action, 'requested', 'other')).toEqual(forbidden);
    const wrong = action === 'cancel' ? 'admin' : 'owner';
    expect(decideClaimAction(action, 'requested', wrong)).toEqual(forbidden);
  });

  it('[B18] an administrator of Kaskad is the owner of their own claim', () => {
    const stored = { can_access_yield: false, can_access_kaskad: true, can_access_yield_admin: false };
    const account = (id: string, role: 'client' | 'admin_kaskad' | 'admin_yield') => ({
      ...computeFlags({ ...stored, can_access_kaskad_admin: false, role }),
      id,
      role,
      is_kyc: true,
    });
    expect(kaskadActorFor(account('a', 'admin_kaskad'), 'a')).toBe('owner');
    expect(kaskadActorFor(account('a', 'admin_kaskad'), 'b')).toBe('admin');
    expect(kaskadActorFor(account('a', 'admin_yield'), 'b')).toBe('other');
    expect(kaskadActorFor(account('a', 'client'), 'b')).toBe('other');
  });
});

describe('amounts of a token', () => {
  test.each([
    ['1250.5', 3, 1_250_500n],
    ['0', 18, 0n],
    ['1000000000.000000000000000001', 18, 10n ** 27n + 1n],
    ['12', 0, 12n],
  ] as const)('[B7] %s with %s decimals is exact, there and back', (text, decimals, units) => {
    expect(unitsOf(text, decimals)).toBe(units);
    expect(unitsText(units, decimals)).toBe(text);
  });

  test.each([
    ['1.5', 0],
    ['0.0000000000000000001', 18],
    ['-1', 2],
    ['1e3', 2],
    ['', 2],
    [`1${'0'.repeat(38)}`, 0],
  ] as const)('refuses %s with %s decimals', (text, decimals) => {
    expect(() => unitsOf(text, decimals)).toThrow(MalformedAmount);
  });

  it('reads and writes French', () => {
    expect(parseUnits('1 250,5', 3)).toBe(1_250_500n);
    expect(parseUnits('1250,5', 0)).toBe(null);
    expect(parseUnits('douze', 3)).toBe(null);
    expect(formatUnits(1_250_500n, { decimals: 3, symbol: 'KSK' })).toBe('1\u202F250,5\u00A0KSK');
    expect(formatUnits(1_250n, { decimals: 0, symbol: 'KSK' })).toBe('1\u202F250\u00A0KSK');
    expect(formatUnits(5n, { decimals: 3, symbol: 'KSK' })).toBe('0,005\u00A0KSK');
  });
});
