import type { CompanyDocumentType } from '@repo/domain/kyc';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { CompaniesUnavailable } from '../../ports/companies/companies-port.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';

const types = ['kbis', 'rbe', 'statuts'] as const;
const secret = 'Soupçon de faux tampon';

let test: TestApp;
let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
});
afterAll(() => test.close());
beforeEach(async () => {
  manager = await signIn(test, 'client', { isCompany: true, companyName: 'SARL Belleval' });
  for (const type of types) await send(type);
});

const send = (doc_type: CompanyDocumentType) =>
  test.call('uploadCompanyDocument', {
    token: manager.token,
    form: { fields: { doc_type }, file: pdf(`${doc_type}.pdf`) },
  });
const as = (body?: object) => ({ token: admin.token, params: { id: manager.userId }, ...(body && { body }) });
const examined = async (type: CompanyDocumentType) => {
  const { documents } = await test.expectOk('getClientIdentity', as());
  const found = documents.find((one) => one.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
};
async function decide(type: CompanyDocumentType, decision: string, more: object = {}) {
  const { file, decided_at } = await examined(type);
  return test.call('decideDocument', as({ type, file_id: file.id, decided_at, decision, ...more }));
}
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;
const seenByClient = () => test.expectOk('getMe', { token: manager.token });
const correctionMails = async () =>
  (await mailsTo(test, manager.email)).filter(({ kind }) => kind === 'documentsToCorrect');
/** With the decisions that are shown now. */
const shown = (documents: readonly CompanyDocumentType[]) =>
  Promise.all(documents.map(async (type) => ({ type, decided_at: (await examined(type)).decided_at })));
const request = async (documents: readonly CompanyDocumentType[]) =>
  test.call('requestCorrections', as({ documents: await shown(documents) }));
const compare = () => test.expectOk('compareClientCompany', as());
const declare = (registrationNumber: string) =>
  test.deps.db.update(users).set({ registrationNumber }).where(eq(users.id, manager.userId));

describe('documents of a company', () => {
  it('[A43] three marked ones are one email with three texts; the internal comment is nowhere else', async () => {
    const words = { kbis: 'Extrait de moins de 3 mois.', rbe: 'Page 2, svp.', statuts: 'Signez-les.' };
    await decide('kbis', 'rejected', { fault: 'too_old', message: words.kbis, comment: secret });
    await decide('rbe', 'rejected', { fault: 'missing_page', message: words.rbe, comment: secret });
    await decide('statuts', 'rejected', { fault: 'other', message: words.statuts, comment: secret });
    expect(await correctionMails()).toEqual([]);
    expect(await seenByClient()).toMatchObject({ kbis_validated: 'checking', kbis_reason: null });

    expect((await request(types)).status).toBe(200);
    const mails = await correctionMails();
    expect(mails).toHaveLength(1);
    for (const text of Object.values(words)) expect(mails[0]?.body).toContain(text);
    const me = await seenByClient();
    expect(me).toMatchObject({
      kbis_validated: 'rejected',
      kbis_reason: `Le document date de plus de 3 mois. ${words.kbis}`,
      rbe_reason: `Il manque une page. ${words.rbe}`,
      statuts_reason: words.statuts,
    });
    const exported = await test.call('exportPersonalData', {
      token: manager.token,
      body: { format: 'json' },
    });
    expect(exported.status).toBe(200);
    expect(exported.raw.toString()).toContain(words.statuts);
    const everything = [
      JSON.stringify(me),
      exported.raw.toString(),
      ...(await mailsTo(test, manager.email)).map(({ body }) => body),
    ];
    for (const text of everything) expect(text).not.toContain(secret);
    expect((await examined('kbis')).comment).toBe(secret);
  });

  it('is sent again after its correction, to be examined anew', async () => {
    await decide('kbis', 'rejected', { fault: 'cropped', comment: secret });
    expect((await request(['kbis'])).status).toBe(200);
    expect((await send('kbis')).status).toBe(200);
    expect(await examined('kbis')).toMatchObject({
      review: 'checking',
      reason: null,
      mark: null,
      comment: null,
    });
  });

  it('is approved by one person, who is named, and put back to be reviewed', async () => {
    expect((await decide('rbe', 'approved')).status).toBe(200);
    expect(await examined('rbe')).toMatchObject({ review: 'approved', decided_by: 'Marc Vidal' });
    expect(await seenByClient()).toMatchObject({ rbe_validated: 'approved' });
    await decide('rbe', 'checking');
    expect(await examined('rbe')).toMatchObject({ review: 'checking' });
  });

  it('is decided of the file that was examined alone', async () => {
    const { file } = await examined('kbis');
    await decide('kbis', 'rejected', { fault: 'expired' });
    expect((await request(['kbis'])).status).toBe(200);
    await send('kbis');
    const late = await test.call(
      'decideDocument',
      as({ type: 'kbis', file_id: file.id, decided_at: null, decision: 'approved' }),
    );
    expect([late.status, codeOf(late)]).toEqual([409, 'client_identity.document_changed']);
  });

  it('is decided, and requested, as it was shown: another decision since is a conflict', async () => {
    const { file, decided_at } = await examined('kbis');
    await decide('kbis', 'rejected', { fault: 'expired' });
    const late = { type: 'kbis', file_id: file.id, decided_at, decision: 'approved' };
    expect((await test.call('decideDocument', as(late))).status).toBe(409);
    const documents = await shown(['kbis']);
    test.clock.advance({ minutes: 1 });
    await decide('kbis', 'rejected', { fault: 'cropped' });
    expect((await test.call('requestCorrections', as({ documents }))).status).toBe(409);
    expect(await examined('kbis')).toMatchObject({ mark: { fault: 'cropped' } });
    expect(await correctionMails()).toEqual([]);
  });

  it('requests the marks that were shown alone, and for none twice', async () => {
    await decide('kbis', 'rejected', { fault: 'expired' });
    await decide('rbe', 'rejected', { fault: 'expired' });
    expect((await request(['kbis'])).status).toBe(409);
    expect(await correctionMails()).toEqual([]);
    expect((await request(['kbis', 'rbe'])).status).toBe(200);
    expect((await request(['kbis', 'rbe'])).status).toBe(409);
    expect(await correctionMails()).toHaveLength(1);
  });

  it.each([
    [{}, 'fault'],
    [{ fault: 'other' }, 'message'],
    [{ fault: 'too_old' }, 'fault'],
  ])('is not marked with %j alone', async (more, field) => {
    const { status, body } = await decide('statuts', 'rejected', more);
    expect(status).toBe(422);
    expect(Object.keys(Object(body).errors)).toEqual([field]);
  });
});

describe('the company beside the public register', () => {
  const registered = {
    siren: '732829320',
    names: ['BELLEVAL'],
    formCode: '5499',
    address: null,
    managers: [{ firstnames: 'CAMILLE', lastname: 'DURAND' }],
    isActive: true,
  };
  const given = (find: () => Promise<typeof registered | null>) => {
    test.deps.companies = { name: 'recherche-entreprises', find };
  };

  it('is never said to be the same where nothing was compared', async () => {
    await declare('732 829 320');
    expect(await compare()).toEqual({ state: 'not_checked', is_active: null, lines: [] });
    given(() => Promise.reject(new CompaniesUnavailable('no response')));
    expect(await compare()).toEqual({ state: 'unavailable', is_active: null, lines: [] });
    given(() => Promise.resolve(null));
    expect((await compare()).state).toBe('not_found');
    await declare('732 829 321');
    expect((await compare()).state).toBe('bad_number');
  });

  it('is compared line by line', async () => {
    await declare('732 829 320 00074');
    given(() => Promise.resolve(registered));
    const { state, lines } = await compare();
    expect([state, lines.map(({ field, verdict }) => `${field} ${verdict}`)]).toEqual([
      'compared',
      ['name same', 'siren same', 'form unknown', 'address unknown', 'manager different'],
    ]);
  });
});
