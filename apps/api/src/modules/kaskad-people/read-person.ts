// A user of Kaskad for its administration: their identity state, without an image of it, and nothing of Yield.
import type { components } from '@repo/api-sdk/spec';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { kaskadClaims } from '../../db/schema/kaskad.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { toClaimRow } from '../kaskad-claims/claims.mapper.ts';
import { selectClaimViews } from '../kaskad-claims/claims.repository.ts';
import { toGrant } from '../kaskad-grants/grants.mapper.ts';
import { listInvestmentViewsOf } from '../kaskad-investments/investments.repository.ts';
import { readInvestments } from '../kaskad-investments/read-detail.ts';
import { listGrantViewsOf } from '../kaskad-units/grants.repository.ts';
import { listWalletsOf } from '../kaskad-wallets/wallets.repository.ts';
import { peopleErrors as errors } from './people.errors.ts';
import { toPersonRow } from './people.mapper.ts';
import { findPerson, isIdentityWaiting, isReviewRequested, readHoldings } from './people.repository.ts';
import { reviewOf } from './request-identity-review.ts';

type Schemas = components['schemas'];

export async function getKaskadUser(deps: Deps, id: string): Promise<Schemas['KaskadUser']> {
  const { db } = deps;
  const user = await findPerson(db, id);
  if (user === undefined) throw new AppError(errors.notFound);
  const views = await listInvestmentViewsOf(db, id);
  return {
    row: toPersonRow(user, await readHoldings(db, [id], parisDay(deps.clock.now()))),
    investments: views.map(await readInvestments(deps, views)),
    grants: (await listGrantViewsOf(db, id)).map(toGrant),
    claims: (await listClaimViewsOf(db, id)).map(toClaimRow),
    wallets: (await listWalletsOf(db, id)).map(({ label, network, address }) => ({
      label,
      network,
      address,
    })),
    can_request_review: await canRequestReview(deps, user),
  };
}

const listClaimViewsOf = (db: Database, userId: string) =>
  selectClaimViews(db)
    .where(eq(kaskadClaims.userId, userId))
    .orderBy(desc(kaskadClaims.requestedAt), desc(kaskadClaims.id));

async function canRequestReview(deps: Deps, { id }: UserRow): Promise<boolean> {
  if (!(await isIdentityWaiting(deps.db, id))) return false;
  return !(await isReviewRequested(deps.db, reviewOf(deps, id)));
}
