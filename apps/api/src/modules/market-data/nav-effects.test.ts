// What NAVs would change in euros: before they are submitted, in the request, and as the clients see it after the approval.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navRevisions } from '../../db/schema/market-data.ts';
import { alone } from '../../testing/alone.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  insertProducts,
  insertSignedContract,
  pay,
  payWorkedExample,
  publishWorkedExample,
} from '../portfolio/portfolio.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let client: SignedIn;

beforeEach(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set('2026-01-04T18:00:00.000Z');
  await insertProducts(test);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  client = await signIn(test, 'client', { firstname: 'Alice', lastname: 'Martin' });
  await alone(test, () => publishWorkedExample(test, maker));
  await alone(test, () => payWorkedExample(test, maker, client));
});
afterEach(() => test.close());

const corrected = [{ strategy_id: 'usdfy', date: '2026-01-03', text: '100,8', unit: 'nav' as const }];
type Line = { label: string; before: string | null; after: string | null };
const plain = (lines: readonly Line[]) =>
  lines.map(({ label, before, after }) =>
    [label.replace(/^PO-[^,]+/, 'PO'), before, after].map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')),
  );
const submit = async (reason = 'Valeur du dépositaire') => {
  const body = { cells: corrected, reason };
  const { pending_change: pending } = await test.expectOk('submitNavs', { token: maker.token, body });
  if (pending === null) throw new Error('published at once');
  return { token: checker.token, params: { id: pending.id } };
};
const history = async () => {
  const { valuation_history: shown } = await test.expectOk('getDashboard', {
    token: client.token,
    query: {},
  });
  return shown.aggregated.points;
};

describe('the effects of NAVs', () => {
  const expected = [
    ['USDFY, 1 contrat au 03/01/2026', '10 110,14 €', '10 140,82 € (+30,68 €)'],
    ['PO, Alice Martin, au 03/01/2026', '10 110,14 €', '10 140,82 € (+30,68 €)'],
  ];

  it('[A15] shows a correction in euros before it is submitted, and to the second person', async () => {
    const check = await test.expectOk('checkNavs', { token: maker.token, body: { cells: corrected } });
    expect(plain(check.effects)).toEqual(expected);
    expect(check).toMatchObject({ created: 0, changed: 1 });
    const request = await submit();
    const { lines } = await test.expectOk('getChangeRequest', request);
    expect(plain(lines)).toEqual(expect.arrayContaining(expected));
  });

  it('[A15] moves the dashboard by what it announced, and no other day; both versions are kept', async () => {
    const before = await history();
    await test.expectOk('approveChangeRequest', { ...(await submit()), body: {} });
    const after = await history();
    const day = (points: typeof before) => points.find(({ date }) => date === '2026-01-03')?.value ?? 0;
    expect((day(after) - day(before)).toFixed(2)).toBe('30.68');
    const others = (points: typeof before) =>
      JSON.stringify(points.filter(({ date }) => date !== '2026-01-03'));
    expect(others(after)).toBe(others(before));
    expect(await test.deps.db.select().from(navRevisions)).toMatchObject([{ vl: '100.495', version: 1 }]);
  });

  it('shows a file the same way, on the day that moves most, and five contracts of many', async () => {
    const amounts = ['1000', '2000', '3000', '4000', '5000', '6000'];
    for (const amount of amounts) {
      const contractId = await insertSignedContract(test, client, {
        strategyId: 'usdfy',
        currency: 'EURO',
        amount,
      });
      await alone(test, () => pay(test, maker, { contractId, amount, valueDate: '2026-01-02' }));
    }
    test.clock.set('2026-01-06T18:00:00.000Z');
    const later = await signIn(test, 'admin_yield');
    const bytes = new TextEncoder().encode(
      'date;strategie;vl\n05/01/2026;USDFY;103\n06/01/2026;USDFY;102,5\n',
    );
    const file = { name: 'vl.csv', mime: 'text/csv', bytes };
    const form = { fields: { kind: 'nav' as const }, file };
    const { effects } = await test.expectOk('previewImport', { token: later.token, form });
    const lines = plain(effects);
    // 31 000 € of the 2nd are 338.9896… units: × 102 × 0.92, then × 103 × 0.92.
    expect(lines[0]).toEqual(['USDFY, 7 contrats au 05/01/2026', '31 810,78 €', '32 122,65 € (+311,87 €)']);
    expect(lines.at(-1)).toEqual(['Autres contrats', undefined, '2, dont la valeur change moins']);
    expect(lines.slice(1, -1).map(([, before]) => before)).toEqual([
      '10 261,54 €',
      '6 156,93 €',
      '5 130,77 €',
      '4 104,62 €',
      '3 078,46 €',
    ]);
  });

  it('are none of a first NAV, nor of a strategy without holders', async () => {
    const cells = [{ strategy_id: 'eurfy', date: '2026-01-04', text: '100', unit: 'nav' as const }];
    const { effects } = await test.expectOk('checkNavs', { token: maker.token, body: { cells } });
    expect(effects).toEqual([]);
  });
});
