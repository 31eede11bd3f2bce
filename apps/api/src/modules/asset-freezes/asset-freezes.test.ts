import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { importRegister } from './import-register.ts';
import { readRegister } from './read-register.ts';

const detail = (TypeChamp: string, ...Valeur: object[]) => ({ TypeChamp, Valeur });
const dubois = {
  IdRegistre: 1001,
  Nature: 'Personne physique',
  Nom: 'DUBOIS-LÉGER',
  RegistreDetail: [
    detail('PRENOM', { Prenom: 'Éric Jean' }),
    detail('DATE_DE_NAISSANCE', { Jour: '3', Mois: '', Annee: '1962' }),
    detail('ALIAS', { Alias: 'Rico Dubois', Commentaire: '' }, { Alias: 'Rico', Commentaire: '' }),
  ],
};
const belleval = { IdRegistre: 2002, Nature: 'Personne morale', Nom: 'Belleval Trading', RegistreDetail: [] };
const ship = { IdRegistre: 3003, Nature: 'Navire', Nom: 'AURORE', RegistreDetail: null };
const fileOf = (day: string, ...parties: object[]) =>
  Buffer.from(
    JSON.stringify({ Publications: { DatePublication: `${day}T00:00:00`, PublicationDetail: parties } }),
  );

describe('the file of the register', () => {
  it('has the names and aliases of persons and entities, with the birth that is known', () => {
    expect(readRegister(fileOf('2026-11-20', dubois, belleval, ship))).toEqual({
      publishedOn: '2026-11-20',
      names: [
        {
          registryId: '1001',
          nature: 'person',
          name: 'Éric Jean DUBOIS-LÉGER',
          words: ['eric', 'jean', 'dubois', 'leger'],
          bornOn: '1962',
        },
        {
          registryId: '1001',
          nature: 'person',
          name: 'Rico Dubois',
          words: ['rico', 'dubois'],
          bornOn: '1962',
        },
        { registryId: '1001', nature: 'person', name: 'Rico', words: ['rico'], bornOn: '1962' },
        {
          registryId: '2002',
          nature: 'entity',
          name: 'Belleval Trading',
          words: ['belleval', 'trading'],
          bornOn: null,
        },
      ],
    });
  });

  it.each(['{}', 'no JSON', '{"Publications":{"DatePublication":"hier","PublicationDetail":[]}}'])(
    'is not %s',
    (text) => {
      expect(() => readRegister(Buffer.from(text))).toThrow(/register|publication/);
    },
  );
});

describe('the names of clients', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin_yield');
  });
  afterAll(() => test.close());

  const freezeOf = async ({ userId }: SignedIn) =>
    (await test.expectOk('getClientIdentity', { token: admin.token, params: { id: userId } })).asset_freeze;
  const person = (firstname: string, lastname: string) => signIn(test, 'client', { firstname, lastname });

  it('are not checked before the register is imported', async () => {
    expect(await freezeOf(await person('Éric', 'Dubois-Léger'))).toEqual({
      published_on: null,
      found: [],
      total: 0,
    });
  });

  it('are found whatever the accents, the order and a missing firstname; one word alone is not enough', async () => {
    await importRegister(test.deps, fileOf('2026-11-20', dubois, belleval));
    const idsFor = async (client: SignedIn) => (await freezeOf(client)).found.map(({ name }) => name);
    expect(await idsFor(await person('eric', 'DUBOIS LEGER'))).toEqual(['Éric Jean DUBOIS-LÉGER']);
    expect(await idsFor(await person('Rico Paul', 'Dubois'))).toEqual(['Rico Dubois']);
    expect(await idsFor(await person('Rico', 'Martin'))).toEqual([]);
    const manager = await signIn(test, 'client', { isCompany: true, companyName: 'BELLEVAL TRADING SAS' });
    expect(await freezeOf(manager)).toEqual({
      published_on: '2026-11-20',
      found: [{ registry_id: '2002', nature: 'entity', name: 'Belleval Trading', born_on: null }],
      total: 1,
    });
  });

  it('are those of the newest register: an older one is refused, a newer one takes its place', async () => {
    await expect(importRegister(test.deps, fileOf('2026-11-19', dubois))).rejects.toThrow(/newer/);
    await importRegister(test.deps, fileOf('2026-11-21', belleval));
    expect(await freezeOf(await person('Éric', 'Dubois-Léger'))).toEqual({
      published_on: '2026-11-21',
      found: [],
      total: 0,
    });
  });

  it('are the first twenty where there are more, with how many there are; one that two names find counts once', async () => {
    const others = Array.from({ length: 30 }, (_, at) => ({
      ...belleval,
      Nom: `Belleval Trading ${at}`,
      IdRegistre: at,
    }));
    await importRegister(test.deps, fileOf('2026-11-22', ...others));
    const manager = await signIn(test, 'client', {
      firstname: 'Belleval',
      lastname: 'Trading',
      isCompany: true,
      companyName: 'Belleval Trading',
    });
    const { found, total } = await freezeOf(manager);
    expect([found.length, total]).toEqual([20, 30]);
  });
});
