import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navs } from '../../db/schema/market-data.ts';
import { parameters } from '../../db/schema/platform.ts';
import { signIn } from '../../testing/people.ts';
import { hasPdftotext, textOf } from '../../testing/read-pdf.ts';
import { verifySeal } from '../../testing/verify-seal.ts';
import { insertDealt } from '../books/books.fixture.ts';
import {
  type Given,
  givenProducts,
  liveWorkedExample,
  publishLater,
} from '../statements/statements.fixture.ts';

let given: Given;

beforeEach(async () => {
  given = await givenProducts();
});
afterEach(() => given.test.close());

const list = async () => {
  const { documents } = await given.test.expectOk('listYearlyDocuments', { token: given.client.token });
  return documents.map(({ kind, year, is_over: isOver }) => [kind, year, isOver]);
};
const download = (query: Record<string, string>, by = given.client) =>
  given.test.call('downloadYearlyDocument', { token: by.token, query });
const plain = (raw: Buffer) => textOf(raw).replaceAll(/\s+/g, ' ');
const switchOn = () =>
  given.test.deps.db
    .insert(parameters)
    .values({ key: 'TAX_FILE', value: '1', unit: 'switch', updatedAt: given.test.clock.now() });

describe('the documents of a year', () => {
  it('begin with the year of the first payment; the present one is not over', async () => {
    expect(await list()).toEqual([]);
    await liveWorkedExample(given);
    expect(await list()).toEqual([['cost_statement', 2026, false]]);
    given = await publishLater(given, '2027-01-02T12:00:00.000Z', '31/12/2026;USDFY;110');
    expect(await list()).toEqual([
      ['cost_statement', 2027, false],
      ['cost_statement', 2026, true],
    ]);
  });

  it('have a tax file for individuals alone, where the parameter is on', async () => {
    await liveWorkedExample(given);
    expect((await download({ kind: 'tax_file', year: '2026' })).status).toBe(404);
    await switchOn();
    expect(await list()).toContainEqual(['tax_file', 2026, false]);
    expect((await download({ kind: 'tax_file', year: '2026' })).status).toBe(200);
    expect((await download({ kind: 'tax_file', year: '2025' })).status).toBe(404);
  });

  it('are of their owner: another client has none', async () => {
    await liveWorkedExample(given);
    const other = await signIn(given.test, 'client');
    expect((await download({ kind: 'cost_statement', year: '2026' }, other)).status).toBe(404);
  });
});

describe.runIf(hasPdftotext)('a cost statement', () => {
  it('has the fees booked, those inside the NAVs that are known, and says which are not', async () => {
    await liveWorkedExample(given);
    await given.test.deps.db
      .update(navs)
      .set({ gross: '102.4', accruals: '0.4' })
      .where(and(eq(navs.strategyId, 'usdfy'), eq(navs.day, '2026-01-31')));
    const { raw, headers } = await download({ kind: 'cost_statement', year: '2026' });
    expect(headers['content-disposition']).toContain('frais-2026.pdf');
    const text = plain(raw);
    // 109.351485148515 units × 0.4 USD × 0.92
    expect(text).toContain('Total 59,95 € 0,00 € 40,24 € 100,19 €');
    expect(text).toContain('provisions de 1 des 3 VL');
    expect(text).toContain('Les provisions de 2 VL n’ont pas été communiquées');
    expect(text).toContain('arrêtés au 2 février 2026');
    expect(text).toContain(`Frais n° 2026-${given.client.userId.slice(-8).toUpperCase()}`);
    expect(await verifySeal(raw)).toMatchObject({ isValid: true, coversWholeFile: true });
    expect((await download({ kind: 'cost_statement', year: '2026' })).raw.equals(raw)).toBe(true);
  });
});

/** Withdrawals of the worked example, where tax files are on. */
async function withdraw(...prices: readonly string[]): Promise<void> {
  const contractId = await liveWorkedExample(given);
  await switchOn();
  const deals = prices.length === 0 ? ['4600'] : prices;
  await insertDealt(
    given.test.deps,
    deals.map((gross) => ({
      kind: 'withdrawal',
      contractId,
      userId: given.client.userId,
      strategyId: 'usdfy',
      asset: 'EURC',
      orderDay: '2026-01-31',
      exitPercent: '0.2',
      deal: { day: '2026-01-31', nav: '102', units: '49.019607843137', gross, exitFee: '9.2' },
    })),
  );
}

const refused = (text: string) => [422, expect.objectContaining({ error: expect.stringContaining(text) })];

describe.runIf(hasPdftotext)('a tax file', () => {
  it('has the figures of each disposal, a field for holdings elsewhere, and decides nothing', async () => {
    await withdraw();
    const text = plain((await download({ kind: 'tax_file', year: '2026' })).raw);
    expect(text).toContain('qualification fiscale de ces opérations n’est pas tranchée');
    expect(text).not.toContain('IFU');
    expect(text).toContain('Dossier fiscal n° 2026-');
    expect(text).toContain('Prix de cession 4 600,00 €');
    expect(text).toContain('Prix de cession net des frais 4 590,80 €');
    expect(text).toContain('Prix total d’acquisition ici 10 000,00 €');
    expect(text).toMatch(/ce que vous détenez …+ ailleurs, à ajouter/);
    expect(text).toContain('31,4 %');
    const { raw, headers } = await download({ kind: 'tax_file', year: '2026', format: 'csv' });
    expect(headers['content-type']).toContain('text/csv');
    expect(raw.toString('utf8').split('\r\n')[1]).toMatch(
      /^31\/01\/2026;PO-.*;EURC;10261,54;;4600,00;9,20;4590,80;/,
    );
  });

  it('counts holdings elsewhere as their owner declares them, and names them so', async () => {
    await withdraw();
    const { token } = given.client;
    const { disposals } = await given.test.expectOk('getTaxFile', { token, query: { year: '2026' } });
    expect(disposals).toEqual([
      { id: expect.any(String), day: '2026-01-31', po_number: expect.any(String), price: '4600.00' },
    ]);
    const elsewhere = disposals.map(({ id }) => ({ disposal_id: id, value: '9738.46', cost: '5000' }));
    const complete = (format: string) =>
      given.test.call('completeTaxFile', { token, body: { year: 2026, format, elsewhere } });
    const text = plain((await complete('pdf')).raw);
    expect(text).toMatch(/détenez 9 738,46 € ailleurs, déclarée par vous/);
    expect(text).toContain('Valeur globale du portefeuille 20 000,00 €');
    // 15 000 × 4 600 ÷ 20 000
    expect(text).toContain('Fraction du prix de cette sortie 3 450,00 €');
    expect(text).toContain('Plus ou moins-value 1 140,80 €');
    expect(text).not.toContain('à ajouter');
    const [, line] = (await complete('csv')).raw.toString('utf8').split('\r\n');
    expect(line).toMatch(/;10261,54;9738,46;.*;10000,00;5000,00;0,00;15000,00;3450,00;1140,80$/);
    // Nothing of it is kept.
    expect(plain((await download({ kind: 'tax_file', year: '2026' })).raw)).toContain('à ajouter');
  });

  it('refuses a disposal that there is not, one declared twice, and one left blank after another', async () => {
    await withdraw('4600', '2300');
    const { token } = given.client;
    const { disposals } = await given.test.expectOk('getTaxFile', { token, query: { year: '2026' } });
    const [first = '', second = ''] = disposals.map(({ id }) => id);
    const complete = async (...declared: readonly (readonly [string, string])[]) => {
      const elsewhere = declared.map(([id, cost]) => ({ disposal_id: id, value: '100', cost }));
      const { status, body } = await given.test.call('completeTaxFile', {
        token,
        body: { year: 2026, format: 'csv', elsewhere },
      });
      return status === 200 ? status : [status, body];
    };
    expect(await complete(['unknown', '0'])).toEqual(refused('n’est pas dans ce dossier'));
    expect(await complete([second, '0'], [second, '0'])).toEqual(refused('deux fois'));
    expect(await complete([first, '90000'])).toEqual(refused('chaque sortie suivante'));
    expect(await complete([first, '90000'], [second, '0'])).toEqual(refused('trop bas'));
    expect(await complete([first, '90000'], [second, '90000'])).toBe(200);
    expect(await complete([second, '0'])).toBe(200);
  });

  it('is completed where there is one, and by amounts alone', async () => {
    await liveWorkedExample(given);
    const { token } = given.client;
    const none = { year: 2026, format: 'pdf', elsewhere: [] };
    expect((await given.test.call('completeTaxFile', { token, body: none })).status).toBe(404);
    expect((await given.test.call('getTaxFile', { token, query: { year: '2026' } })).status).toBe(404);
    await switchOn();
    const wrong = { ...none, elsewhere: [{ disposal_id: 'a', value: '-1', cost: '0' }] };
    expect((await given.test.call('completeTaxFile', { token, body: wrong })).status).toBe(400);
  });
});
