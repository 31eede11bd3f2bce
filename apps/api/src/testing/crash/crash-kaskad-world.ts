// What the writes of Kaskad start from, in each world of the crash tests.
import type { Deps } from '../../deps.ts';
import { givenClass, givenGrant, givenWallet } from '../../modules/kaskad-claims/claims.fixture.ts';
import { signInInvestor, signInKaskadAdmin } from '../../modules/kaskad-rounds/rounds.fixture.ts';
import type { SignedIn } from '../people.ts';
import { fillClosedRound } from './closed-round.ts';

export const firmInvestments = 3;

/** Its staff, a closed round, and a holder with a grant and a proven wallet. */
export interface KaskadWorld {
  admin: SignedIn;
  checker: SignedIn;
  holder: SignedIn;
  roundId: string;
  grantId: string;
  walletId: string;
}

export async function createKaskadWorld(deps: Deps): Promise<KaskadWorld> {
  const [admin, checker] = [await signInKaskadAdmin({ deps }), await signInKaskadAdmin({ deps })];
  const holder = await signInInvestor({ deps });
  const { userId } = holder;
  const { roundId } = await fillClosedRound(deps, { count: firmInvestments, recordedBy: admin.userId });
  const unclaimed = { claimed: '0', pending: '0' };
  const grantId = await givenGrant({ deps }, { userId, row: await givenClass({ deps }), ...unclaimed });
  return { admin, checker, holder, roundId, grantId, walletId: await givenWallet({ deps }, userId) };
}
