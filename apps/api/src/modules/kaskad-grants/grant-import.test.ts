import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kaskadGrants } from '../../db/schema/kaskad.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenClass, signInHolder } from './grants.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let holder: SignedIn;
let symbol: string;
let classId: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  admin = await signIn(test, 'admin_kaskad');
  holder = await signInHolder(test);
  ({ symbol, id: classId } = (await givenClass(test, admin)).class);
});
afterAll(() => test.close());

const head =
  'E-mail;Symbole;Origine;Attribuée le;Total;Forme;Début;Durée (mois);Pas (mois);Falaise (mois);Déblocage initial (%);Proportions;Tranches;Blocage : Forme;Blocage : Début';
const line = (
  cells: Partial<Record<'email' | 'symbol' | 'total' | 'shape' | 'tranches' | 'lock', string>> = {},
) =>
  [
    cells.email ?? holder.email,
    cells.symbol ?? symbol,
    'Conseil',
    '12/01/2026',
    cells.total ?? '60 000',
    cells.shape ?? 'Falaise + linéaire',
    '12/01/2026',
    ...(cells.shape === undefined ? ['30', '1', '6', '', ''] : ['', '', '', '', '']),
    cells.tranches ?? '',
    ...(cells.lock === undefined ? ['', ''] : ['À date unique', cells.lock]),
  ].join(';');
const tranches = (written: string) => line({ shape: 'Par tranches', tranches: written });
const upload = (lines: readonly string[], { token }: SignedIn = admin) =>
  test.call('previewGrantImport', {
    token,
    form: {
      fields: {},
      file: { name: 'attributions.csv', mime: 'text/csv', bytes: Buffer.from([head, ...lines].join('\r\n')) },
    },
  });
const commit = (id: string, { token }: SignedIn = admin) =>
  test.call('commitGrantImport', { token, params: { id } });
const granted = () => test.deps.db.$count(kaskadGrants, eq(kaskadGrants.classId, classId));

it('[B14] names the three wrong lines of 280, and writes nothing', async () => {
  const lines = Array.from({ length: 280 }, () => line({ total: '1 000' }));
  lines[9] = tranches('31/02/2026 = 60 000');
  lines[99] = tranches('12/07/2026 = 12 000 | 12/08/2026 = 47 999');
  lines[199] = line({ email: 'personne@exemple.fr' });
  const preview = await upload(lines);
  expect(preview.body).toMatchObject({ creates: 277, done_at: null });
  expect(Object(preview.body).problems).toEqual([
    { line: 11, message: expect.stringContaining('31/02/2026') },
    { line: 101, message: 'La somme des tranches est différente du total.' },
    { line: 201, message: 'Aucun utilisateur de Kaskad n’a cette adresse e-mail.' },
  ]);
  expect((await commit(Object(preview.body).id)).status).toBe(422);
  expect(await granted()).toBe(0);
});

it('[B14] creates each once, also committed twice', async () => {
  const lines = [
    line(),
    tranches('12/07/2026 = 12 000 | 12/08/2026 = 48 000'),
    tranches('6 = 12 000 | 7 = 48 000'),
    line({ lock: 'TGE + 3' }),
  ];
  const preview = await upload(lines);
  expect(preview.body).toMatchObject({
    creates: 4,
    problems: [],
    sample: [
      { line: 2, email: holder.email, symbol, total: '60000', tranches: 25 },
      { line: 3, tranches: 2 },
      { line: 4 },
      { line: 5 },
    ],
  });
  const { id } = Object(preview.body);
  expect((await commit(id, await signIn(test, 'admin_kaskad'))).status).toBe(404);
  const done = await Promise.all([commit(id), commit(id)]);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  expect(done[0]?.body).toMatchObject({ creates: 4, done_at: '2026-11-22T09:00:00.000Z' });
  expect(await granted()).toBe(4);
  const { items } = await test.expectOk('listGrants', { token: holder.token });
  expect(new Set(items.map(({ reference }) => reference)).size).toBe(4);
  expect(items.filter(({ unlock }) => unlock?.start.months === 3 && unlock.start.from === null)).toHaveLength(
    1,
  );
});

it('names the line from which the supply is short, and a file without its columns', async () => {
  const over = await upload(Array.from({ length: 17 }, () => line()));
  expect(Object(over.body).problems).toEqual([
    { line: 18, message: expect.stringContaining('1\u202f000\u202f000') },
  ]);
  const unknown = await upload([line({ symbol: 'RIEN' })]);
  expect(Object(unknown.body).problems).toMatchObject([{ line: 2 }]);
  const file = { name: 'autre.csv', mime: 'text/csv', bytes: Buffer.from('a;b\n1;2') };
  const other = await test.call('previewGrantImport', { token: admin.token, form: { fields: {}, file } });
  expect(Object(other.body).problems).toEqual([{ line: 1, message: expect.stringContaining('E-mail') }]);
});
