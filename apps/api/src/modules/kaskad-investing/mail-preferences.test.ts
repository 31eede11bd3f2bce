import { expect, it } from 'vitest';
import { mailsTo } from '../../testing/outbox.ts';
import { signIn } from '../../testing/people.ts';
import { givenClass, givenGrant, grantBody } from '../kaskad-grants/grants.fixture.ts';
import { findInvestmentView } from '../kaskad-investments/investments.repository.ts';
import { mailInvestor, mailInvestors } from '../kaskad-investments/mail-investor.ts';
import { givenInvestment, openRound } from '../kaskad-rounds/rounds.fixture.ts';
import { useInvesting } from './investing.fixture.ts';

const { world, subjects } = useInvesting();

const save = (body: { firm: boolean; issued: boolean; grant_made: boolean }) =>
  world.test.expectOk('saveKaskadPreferences', { token: world.investor.token, body });
const read = () => world.test.expectOk('getKaskadPreferences', { token: world.investor.token });

it('sends every email until one that only informs is switched off', async () => {
  expect(await read()).toEqual({ firm: true, issued: true, grant_made: true });
  const { round } = await openRound(world.test);
  const { id } = await givenInvestment(world.test, { round, userId: world.investor.userId });
  const chosen = { firm: false, issued: true, grant_made: false };
  expect(await save(chosen)).toEqual(chosen);
  expect(await read()).toEqual(chosen);
  const { deps } = world.test;
  const view = (await findInvestmentView(deps.db, id)) ?? expect.fail();
  for (const kind of ['firm', 'priorityLost'] as const) await mailInvestor(deps, view, { kind });
  await mailInvestors(
    deps,
    (['firm', 'issued', 'extended'] as const).map((kind) => ({ view, kind })),
  );
  expect((await subjects()).toSorted()).toEqual([
    expect.stringContaining('est prolongée'),
    expect.stringContaining('sont émises'),
    expect.stringContaining('n’est plus prioritaire'),
  ]);
});

it('sends no email of a grant to one who switched it off', async () => {
  const { test, investor } = world;
  const admin = await signIn(test, 'admin_kaskad');
  const { class: unit } = await givenClass(test, admin);
  const grants = async () =>
    (await mailsTo(test, investor.email)).filter(({ kind }) => kind === 'grantMade').length;
  await givenGrant(test, admin, grantBody(unit.id, investor, { total: '100' }));
  expect(await grants()).toBe(1);
  await save({ firm: true, issued: true, grant_made: false });
  await givenGrant(test, admin, grantBody(unit.id, investor, { total: '100' }));
  expect(await grants()).toBe(1);
});
