// A NAV put on a wrong day is withdrawn by two persons.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { navRevisions, navs } from '../../db/schema/market-data.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { insertProducts, payWorkedExample, publishWorkedExample } from '../portfolio/portfolio.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let client: SignedIn;

beforeEach(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set('2026-01-04T18:00:00.000Z');
  await insertProducts(test);
  maker = await signIn(test, 'admin_yield');
  checker = await signIn(test, 'super_admin');
  client = await signIn(test, 'client', { firstname: 'Alice', lastname: 'Martin' });
  await alone(test, () => publishWorkedExample(test, maker));
  await alone(test, () => payWorkedExample(test, maker, client));
});
afterEach(() => test.close());

const wrong = { strategy_id: 'usdfy', day: '2026-01-04', reason: 'VL du 5 saisie au 4' };
const withdraw = (change: Partial<typeof wrong> = {}) =>
  test.call('withdrawNav', { token: maker.token, body: { ...wrong, ...change } });
async function held() {
  const { pending_change: pending } = await test.expectOk('withdrawNav', { token: maker.token, body: wrong });
  return { token: checker.token, params: { id: pending?.id ?? '' } };
}
const approve = (request: Awaited<ReturnType<typeof held>>) =>
  test.call('approveChangeRequest', { ...request, body: {} });
const stored = async () =>
  (await test.deps.db.select().from(navs).orderBy(navs.day)).map(
    ({ day, vl, version }) => `${day} ${vl} v${version}`,
  );
type Line = { label: string; before: string | null; after: string | null };
const plain = (lines: readonly Line[]) =>
  lines.map(({ label, before, after }) =>
    [label.replace(/^PO-[^,]+/, 'PO'), before, after].map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')),
  );
const worth = async () =>
  (await test.expectOk('getDashboard', { token: client.token, query: {} })).portfolio.total_current_converted;

describe('the withdrawal of a NAV', () => {
  it('shows what it changes before it is sent and to the second person, then does it', async () => {
    const { reason: _reason, ...query } = wrong;
    const preview = await test.expectOk('previewNavWithdrawal', { token: maker.token, query });
    expect(preview.needs_second_person).toBe(true);
    // 109.351485148515 units × 102, then × 100.495, at 0.92.
    expect(plain(preview.lines)).toEqual([
      ['USDFY, 04/01/2026', '102', 'Retirée : 100,495, VL du 03/01/2026'],
      ['USDFY, 1 contrat au 04/01/2026', '10 261,54 €', '10 110,14 € (−151,40 €)'],
      ['PO, Alice Martin, au 04/01/2026', '10 261,54 €', '10 110,14 € (−151,40 €)'],
      ['Relevés téléchargés dont les chiffres changent', undefined, '0'],
    ]);
    const request = await held();
    const { kind, lines } = await test.expectOk('getChangeRequest', request);
    expect([kind, lines]).toEqual(['nav.withdraw', preview.lines]);
    expect([await worth(), (await stored()).length]).toEqual(['10261.54', 4]);
    expect((await approve(request)).status).toBe(200);
    expect((await stored()).at(-1)).toBe('2026-01-03 100.495 v1');
    expect(await worth()).toBe('10110.14');
    expect(await test.deps.db.select().from(navRevisions)).toMatchObject([{ day: '2026-01-04', vl: '102' }]);
    const [line] = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'market_data.nav_withdrawn'));
    expect(line).toMatchObject({ actorId: checker.userId, after: { value: '102', detail: wrong.reason } });
  });

  it('leaves its day to another NAV, which is the next version and may be corrected', async () => {
    await approve(await held());
    const publish = (vl: string) =>
      alone(test, () =>
        importFile(test, maker, { kind: 'nav', text: `date;strategie;vl\n04/01/2026;USDFY;${vl}\n` }),
      );
    await publish('100.6');
    expect((await stored()).at(-1)).toBe('2026-01-04 100.6 v2');
    await publish('100.7');
    expect((await stored()).at(-1)).toBe('2026-01-04 100.7 v3');
    expect(await test.deps.db.$count(navRevisions)).toBe(2);
  });

  it('is not approved by its maker, and is stale when the NAV before changes', async () => {
    const request = await held();
    const own = await test.call('approveChangeRequest', { ...request, token: maker.token, body: {} });
    expect(own.status).toBe(403);
    await test.deps.db.update(navs).set({ vl: '100.5' }).where(eq(navs.day, '2026-01-03'));
    const response = await approve(request);
    expect([response.status, response.body]).toMatchObject([409, { code: 'change_requests.stale' }]);
    expect(await stored()).toHaveLength(4);
  });

  const none = 'Aucune VL n’est publiée pour cette stratégie ce jour-là.';
  it.each<[Partial<typeof wrong>, string, string]>([
    [{ day: '2026-01-05' }, 'day', none],
    [{ day: 'hier' }, 'day', none],
    [{ strategy_id: 'inconnue' }, 'day', none],
    [{ reason: ' ' }, 'reason', 'Vous devez indiquer le motif.'],
    [
      { day: '2026-01-02' },
      'day',
      '1 opération a été exécutée à cette VL\u00a0: corrigez-la au lieu de la retirer.',
    ],
  ])('is refused in words with %j', async (change, field, message) => {
    const { status, body } = await withdraw(change);
    expect([status, body]).toMatchObject([422, { errors: { [field]: [message] } }]);
  });
});
