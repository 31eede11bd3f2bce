// Kaskad: an issuer, its token and its founders’ shares, and five grants of different shapes. Made by the product's own operations.
import { addDays, isoDay } from '@repo/domain/dates';
import { eq } from 'drizzle-orm';
import { kaskadGrants } from '../db/schema/kaskad.ts';
import { findUserById } from '../modules/accounts/users.repository.ts';
import { changeGrant } from '../modules/kaskad-grants/change-grant.ts';
import { makeGrants } from '../modules/kaskad-grants/create-grant.ts';
import { grantChangeKinds } from '../modules/kaskad-grants/grant-change-kinds.ts';
import { type GrantTerms, preparePlans } from '../modules/kaskad-grants/prepare-grant.ts';
import { insertClass, insertIssuer, lockClass } from '../modules/kaskad-units/classes.repository.ts';
import { parisDay } from '../paris-time.ts';
import type { DemoAccountKey } from './accounts.ts';
import { actOf, approveRequested, type DemoCall, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoAssisted } from './demo-assisted.ts';
import { demoClaims } from './demo-claims.ts';
import { demoId } from './demo-clock.ts';
import { demoProfileChanges } from './demo-profile-changes.ts';
import { demoRounds } from './demo-rounds.ts';
import { demoUserId } from './load-demo-accounts.ts';

const tokenId = demoId('class KSK');
const sharesId = demoId('class KSKA');
const monthsFrom = (start: string) => ({ start, start_months: 0, step: 1 }) as const;

interface DemoGrant {
  owner: DemoAccountKey;
  classId: string;
  origin: 'advisor' | 'aga' | 'airdrop';
  grantedOn: string;
  terms: GrantTerms;
}

/** In the order of their references. */
const grants: readonly DemoGrant[] = [
  {
    owner: 'camille.moreau',
    classId: tokenId,
    origin: 'advisor',
    grantedOn: '2026-01-12',
    terms: {
      total: '60000',
      acquisition: { shape: 'cliff_linear', ...monthsFrom('2026-01-12'), months: 30, cliff_months: 6 },
      unlock: null,
    },
  },
  {
    owner: 'camille.moreau',
    classId: sharesId,
    origin: 'aga',
    grantedOn: '2025-03-01',
    terms: {
      total: '1003',
      acquisition: {
        shape: 'progressive',
        start: '2025-03-01',
        start_months: 0,
        step: 12,
        weights: [10, 20, 30, 40],
      },
      unlock: { shape: 'single', start: '2025-03-01', start_months: 0, months: 24 },
    },
  },
  {
    owner: 'camille.moreau',
    classId: tokenId,
    origin: 'advisor',
    grantedOn: '2026-02-01',
    terms: {
      total: '12000',
      acquisition: { shape: 'monthly', start: '2026-02-01', start_months: 0, months: 24 },
      unlock: null,
    },
  },
  {
    owner: 'hugo.delmas',
    classId: tokenId,
    origin: 'airdrop',
    grantedOn: '2026-03-01',
    terms: {
      total: '2500.5',
      acquisition: { shape: 'single', start: '2026-03-01', start_months: 0, months: 0 },
      unlock: {
        shape: 'initial_linear',
        start: null,
        start_months: 3,
        months: 12,
        step: 3,
        initial_basis_points: 1000,
      },
    },
  },
  {
    owner: 'camille.moreau',
    classId: tokenId,
    origin: 'advisor',
    grantedOn: '2026-01-31',
    terms: {
      total: '36000',
      acquisition: { shape: 'linear', ...monthsFrom('2026-01-31'), months: 36, step: 3 },
      unlock: null,
    },
  },
];

function demoKaskad(demo: DemoPast): DemoAct[] {
  return [
    actOf(demo, { daysAgo: 20, by: 'kaskad.admin' }, makeAll),
    ...changeOf(demo, 2, { change: 'suspended', daysAgo: 9, reason: 'Congé sabbatique de six mois' }),
    ...changeOf(demo, 4, { change: 'canceled', daysAgo: 8, reason: 'Fin de la mission de conseil' }),
    ...demoClaims(demo, { main: '2026-01-12', second: '2026-01-31' }),
  ];
}

async function makeAll({ past, actor }: DemoCall): Promise<void> {
  const { db } = past;
  const createdAt = past.clock.now();
  const issuerId = demoId('issuer Kaskad');
  const siren = '732829320';
  await insertIssuer(db, {
    id: issuerId,
    name: 'Kaskad SAS',
    registrationNumber: siren,
    country: 'FRA',
    createdAt,
  });
  await insertClass(db, {
    id: tokenId,
    issuerId,
    kind: 'token',
    symbol: 'KSK',
    name: 'Jeton Kaskad',
    decimals: 6,
    network: 'ethereum',
    totalSupply: `100000000${'0'.repeat(6)}`,
    dailyLimit: `100000${'0'.repeat(6)}`,
    createdAt,
  });
  await insertClass(db, {
    id: sharesId,
    issuerId,
    kind: 'aga',
    symbol: 'KSKA',
    name: 'Actions gratuites Kaskad',
    decimals: 0,
    totalSupply: '50000',
    createdAt,
  });
  for (const { owner: key, classId, origin, grantedOn, terms } of grants) {
    const [row, owner] = [await lockClass(db, classId), await findUserById(db, demoUserId(key))];
    if (row === undefined || owner === null) throw new Error(`no class or owner for a grant of ${key}`);
    const prepared = { owner, class: row, origin, grantedOn, ...preparePlans(row, terms) };
    await makeGrants(past, actor, [prepared]);
  }
}

/** Requested by one administrator, approved by another; its first day is the next one for a suspension. */
function changeOf(
  demo: DemoPast,
  place: number,
  { change, daysAgo, reason }: { change: 'suspended' | 'canceled'; daysAgo: number; reason: string },
): DemoAct[] {
  const idOf = async ({ past: { db } }: DemoCall): Promise<string> => {
    const { owner, grantedOn } = grants[place] ?? { owner: 'camille.moreau', grantedOn: '' };
    const found = await db
      .select()
      .from(kaskadGrants)
      .where(eq(kaskadGrants.userId, demoUserId(owner)));
    const grant = found.find((each) => each.grantedOn === grantedOn);
    if (grant === undefined) throw new Error(`the demonstration has no grant ${place}`);
    return grant.id;
  };
  return [
    actOf(demo, { daysAgo, by: 'kaskad.admin' }, async (call) => {
      const from = change === 'canceled' ? isoDay('2026-09-15') : tomorrowOf(call);
      const id = await idOf(call);
      await changeGrant(call.past, call.actor, { id, version: 1, change, from, reason });
    }),
    actOf(demo, { daysAgo, by: 'ines.garnier', time: '15:20' }, async (call) =>
      approveRequested(call, await idOf(call), {
        ...grantChangeKinds,
      }),
    ),
  ];
}

const tomorrowOf = ({ past }: DemoCall) => addDays(parisDay(past.clock.now()), 1);

/** What staff and clients did beside contracts and their money. */
export const demoPeople = (demo: DemoPast): DemoAct[] => [
  ...demoAssisted(demo),
  ...demoProfileChanges(demo),
  ...demoKaskad(demo),
  ...demoRounds(demo),
];
