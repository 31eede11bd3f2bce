import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { signIn } from '../../testing/people.ts';
import { enter, givenPaid, linesOf, openRegister, type RegisterWorld } from './register.fixture.ts';

let world: RegisterWorld;
beforeEach(async () => {
  world = await openRegister();
});
afterEach(() => world.test.close());

describe('the state of holders', () => {
  const days = { on: '2026-01-04', known_on: '2026-01-04' } as const;
  const download = async (format: 'pdf' | 'csv', query: { on: string; known_on: string } = days) => {
    const { status, raw } = await world.test.call('downloadHolders', {
      token: world.keeper.token,
      query: { ...query, format },
    });
    expect(status).toBe(200);
    return raw;
  };

  it('[A53] is the same bytes for the same days, later movements in between', async () => {
    await givenPaid(world);
    await givenPaid(world);
    const [first, second] = await linesOf(world, 'to_enter');
    await enter(world, first ?? Object(null), 'EQS-1');
    // The day of entry is over.
    world.test.clock.set('2026-01-05T09:00:00.000Z');
    world = { ...world, keeper: await signIn(world.test, 'equisafe') };
    const [pdfBefore, csvBefore] = [await download('pdf'), await download('csv')];
    await enter(world, second ?? Object(null), 'EQS-2');
    await world.test.deps.db.update(users).set({ lastname: 'Autre' });
    expect((await download('pdf')).equals(pdfBefore)).toBe(true);
    expect((await download('csv')).equals(csvBefore)).toBe(true);
    expect(pdfBefore.toString('latin1')).toContain('/MarkInfo');
    const now = await download('csv', { on: '2026-01-05', known_on: '2026-01-05' });
    expect(now.equals(csvBefore)).toBe(false);
    expect(csvBefore.toString()).toContain(first?.po_number ?? 'none');
    expect(csvBefore.toString()).not.toContain(second?.po_number ?? 'none');
    expect(now.toString()).toContain(second?.po_number ?? 'none');
  });

  it('leaves out who holds nothing any more, and refuses a day to come', async () => {
    const id = await givenPaid(world);
    await world.test.expectOk('renounceContract', { token: world.client.token, params: { id } });
    for (const [index, line] of (await linesOf(world, 'to_enter')).entries())
      await enter(world, line, `EQS-${index}`);
    expect((await download('csv')).toString()).not.toContain('PO-');
    const query = { on: '2026-01-05', known_on: '2026-01-04', format: 'csv' } as const;
    const response = await world.test.call('downloadHolders', { token: world.keeper.token, query });
    expect([response.status, Object.keys(Object(response.body).errors)]).toEqual([422, ['on']]);
  });
});

it('[A52] the reconciliation finds no difference with the books, or names the contract', async () => {
  await givenPaid(world);
  await givenPaid(world);
  const { token } = world.keeper;
  const [waiting] = await linesOf(world, 'to_enter');
  await enter(world, waiting ?? Object(null), 'EQS-1');
  const { check } = await world.test.expectOk('checkRegister', { token });
  expect(check).toMatchObject({
    is_whole: true,
    entries: 1,
    faults: [],
    strategies: [{ strategy_id: 'usdfy', difference: '0', contracts: [] }],
  });
  const [entered] = await linesOf(world, 'entered');
  await world.test.database.owner.execute(sql`alter table register_movements disable trigger user`);
  await world.test.database.owner.execute(sql`update register_movements set units = units + 1`);
  const { check: broken } = await world.test.expectOk('checkRegister', { token });
  expect(broken).toMatchObject({
    is_whole: false,
    faults: [{ strategy_id: 'usdfy', number: 1, problem: 'changed' }],
    strategies: [{ difference: '-1', contracts: [{ po_number: entered?.po_number }] }],
  });
});
