import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contracts } from '../../db/schema/contracts.ts';
import { statementIssues } from '../../db/schema/statements.ts';
import { hasPdftotext, textOf } from '../../testing/read-pdf.ts';
import { type Given, givenProducts, liveWorkedExample, publishNavs } from './statements.fixture.ts';

let given: Given;

beforeEach(async () => {
  given = await givenProducts();
  await liveWorkedExample(given);
});
afterEach(() => given.test.close());

const download = async (currency = 'EUR') => {
  const query = { period: '2026-01', currency };
  const { raw, headers } = await given.test.call('downloadStatement', { token: given.client.token, query });
  const title = (await PDFDocument.load(raw)).getTitle();
  return { raw, title, name: headers['content-disposition'] };
};
const correct = (lines: string) => {
  given.test.clock.advance({ minutes: 1 });
  return publishNavs(given, lines);
};
const issues = () => given.test.deps.db.select().from(statementIssues).orderBy(statementIssues.issuedAt);

it('is noted once with its digest and its figures, whatever the number of downloads', async () => {
  const first = await download();
  given.test.clock.advance({ minutes: 3 });
  expect((await download()).raw.equals(first.raw)).toBe(true);
  await download('USD');
  const noted = await issues();
  expect(noted.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  expect(noted[0]).toMatchObject({
    firstDay: '2026-01-01',
    lastDay: '2026-01-31',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    figures: expect.objectContaining({ opening: '0,00\u00a0€' }),
  });
});

it('is the file that was kept while its figures stay, although another seal would give other bytes', async () => {
  const first = await download();
  const { seal } = given.test.deps;
  Object.assign(given.test.deps, {
    seal: async (...args: Parameters<typeof seal>) => Buffer.concat([await seal(...args), Buffer.from('\n')]),
  });
  expect((await download()).raw.equals(first.raw)).toBe(true);
  expect(await issues()).toHaveLength(1);
  Object.assign(given.test.deps, { seal });
});

it('is « rectificatif » once a figure that was downloaded changed, and stays the same bytes', async () => {
  expect((await download()).title).toBe('Relevé de portefeuille — janvier 2026');
  await correct('31/01/2026;USDFY;101');
  const rectified = await download();
  expect(rectified.title).toBe('Relevé rectificatif — janvier 2026');
  expect(rectified.name).toContain('releve-rectificatif-2026-01.pdf');
  // A correction that changes none of its figures.
  await correct('02/02/2026;USDFY;103');
  expect((await download()).raw.equals(rectified.raw)).toBe(true);
  expect(await issues()).toHaveLength(2);
});

it('is an ordinary one for a client who downloaded none before', async () => {
  await correct('31/01/2026;USDFY;101');
  expect((await download()).title).toBe('Relevé de portefeuille — janvier 2026');
});

it.runIf(hasPdftotext)('names the statement it replaces, what changed, and why', async () => {
  await download();
  await correct('31/01/2026;USDFY;101');
  const text = textOf((await download()).raw);
  expect(text).toContain('Ce relevé remplace le relevé du 2 février 2026');
  expect(text).toMatch(/Clôture 10 261,54 € 10 160,94 €/);
  expect(text).toContain('USDFY du 31/01/2026, corrigée le 02/02/2026 : 102 → 101.');
});

it('is replaced in turn when a value is corrected back', async () => {
  await download();
  await correct('31/01/2026;USDFY;101');
  await download();
  await correct('31/01/2026;USDFY;102');
  expect((await download()).title).toBe('Relevé rectificatif — janvier 2026');
  expect(await issues()).toHaveLength(3);
});

it('keeps the one that was replaced: the client and staff have both, as they were', async () => {
  const first = await download();
  const listed = async () => {
    const { replaced } = await given.test.expectOk('listStatements', { token: given.client.token });
    return replaced;
  };
  expect(await listed()).toEqual([]);
  await correct('31/01/2026;USDFY;101');
  const second = await download();
  const [old, ...others] = await listed();
  expect(others).toEqual([]);
  expect(old).toMatchObject({ period: '2026-01', currency: 'EUR', is_replaced: true });
  expect((await read(old?.url)).equals(first.raw)).toBe(true);
  const [contract] = await given.test.deps.db.select({ id: contracts.id }).from(contracts);
  const { issues: kept } = await given.test.expectOk('listStatementIssues', {
    token: given.admin.token,
    params: { id: contract?.id ?? '' },
  });
  expect(kept.map(({ is_replaced }) => is_replaced)).toEqual([false, true]);
  expect((await read(kept[0]?.url)).equals(second.raw)).toBe(true);
  expect(kept[1]?.sha256).toBe(createHash('sha256').update(first.raw).digest('hex'));
});

const marked = async () => {
  const { statements } = await given.test.expectOk('listStatements', { token: given.client.token });
  return statements.flatMap(({ period, rectified }) => rectified.map((currency) => `${period} ${currency}`));
};

it('is marked in the list once a figure that was downloaded changed, before it is downloaded again and after', async () => {
  await download();
  await download('USD');
  expect(await marked()).toEqual([]);
  // A correction that changes none of its figures.
  await correct('02/02/2026;USDFY;103');
  expect(await marked()).toEqual([]);
  await correct('31/01/2026;USDFY;101');
  expect(await marked()).toEqual(['2026-01 EUR', '2026-01 USD']);
  await download();
  expect(await marked()).toEqual(['2026-01 EUR', '2026-01 USD']);
});

async function read(url: string | null | undefined): Promise<Buffer> {
  const link = new URL(url ?? '');
  const { raw } = await given.test.call('getFile', {
    params: { id: link.pathname.split('/').at(-1) ?? '' },
    query: Object.fromEntries(link.searchParams),
  });
  return raw;
}
