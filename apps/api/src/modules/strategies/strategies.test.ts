import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { depositAddress, seedStrategies } from '../contracts/contracts.fixture.ts';
import { lockStrategy } from './strategies.repository.ts';

let test: TestApp;
let client: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: false });
  await seedStrategies(test);
  client = await signIn(test, 'client');
  admin = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

const update = (strategy: object) => test.call('updateStrategy', { token: admin.token, body: { strategy } });
const listed = async (title: string) => {
  const { strategies } = await test.expectOk('listStrategies', { token: client.token });
  return strategies.find((strategy) => strategy.title === title);
};

describe('listStrategies', () => {
  it('shows the published products in their order, with the fields of 2§3', async () => {
    const { strategies } = await test.expectOk('listStrategies', { token: client.token });
    expect(strategies.map(({ title }) => title)).toEqual(['USDFY', 'BTCFY']);
    expect(strategies[0]).toMatchObject({
      currency: 'usd',
      apy: 9.5,
      rib: { bank: 'Banque de test', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
      crypto: { symbol: 'USDC', address: depositAddress },
      min_eurc: '12000',
    });
    expect(strategies[1]?.rib).toBeNull();
  });

  it('needs a session', async () => {
    expect((await test.call('listStrategies')).status).toBe(401);
  });
});

describe('updateStrategy', () => {
  it('changes what the request names and nothing else', async () => {
    const rib = { bank: 'Autre banque', iban: 'DE89 3704 0044 0532 0130 00', bic: 'cobadeff' };
    const changed = {
      id: 'usdfy',
      apy: 7.25,
      rib,
      min_euro: '20000',
      doc_url: 'https://exemple.fr/usdfy.pdf',
    };
    expect((await update(changed)).status).toBe(200);
    expect(await listed('USDFY')).toMatchObject({
      apy: 7.25,
      rib: { bank: 'Autre banque', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
      min_euro: '20000',
      min_eurc: '12000',
      crypto: { symbol: 'USDC' },
    });
  });

  it('R322: takes a product as the documents write it, and as it was listed', async () => {
    const product = await listed('USDFY');
    expect(product).toBeDefined();
    const response = await test.call('updateStrategy', {
      token: admin.token,
      body: { strategy: { ...product, label: 'Dollar' } },
    });
    expect(response.status).toBe(200);
    expect(await listed('USDFY')).toEqual({ ...product, label: 'Dollar' });
    const documented = {
      id: 'usdfy',
      title: 'USDFY',
      currency: 'usdc',
      apy: 6.5,
      doc_url: 'https://exemple.fr/usdfy.pdf',
      video_url: '',
      rib: { iban: 'FR7630006000011234567890189' },
      crypto: { symbol: 'EURC', blockchain: 'Ethereum (ERC-20)', address: depositAddress },
      min_euro: 20_000,
      min_eurc: '12000',
    };
    expect((await update(documented)).status).toBe(200);
    expect(await listed('USDFY')).toMatchObject({
      apy: 6.5,
      video_url: null,
      rib: { bank: null, iban: 'FR7630006000011234567890189', bic: null },
      crypto: { symbol: 'EURC', inputs: [{ symbol: 'EURC', address: depositAddress }] },
      min_euro: '20000',
    });
    expect((await update({ ...documented, crypto: product?.crypto ?? null })).status).toBe(200);
  });

  it('refuses a destination that its own list does not have: no client would read it', async () => {
    const product = await listed('USDFY');
    const response = await update({
      id: 'usdfy',
      crypto: { ...product?.crypto, address: '0x52908400098527886E0F7030069857D2E4169EE7' },
    });
    expect(response.status).toBe(422);
    expect(Object(response.body).error).toBe(
      'L’adresse de paiement n’est pas dans la liste des adresses de dépôt.',
    );
  });

  it('refuses a destination in an unknown currency: the addresses stay', async () => {
    const before = await listed('USDFY');
    const { status, body } = await update({
      id: 'usdfy',
      crypto: { symbol: 'DOGE', address: depositAddress },
    });
    expect([status, Object(body).error]).toEqual([422, 'La devise de l’adresse de paiement est inconnue.']);
    expect(await listed('USDFY')).toEqual(before);
  });

  it('removes what the request empties', async () => {
    await update({ id: 'usdfy', rib: null, min_eurc: null });
    const strategy = await listed('USDFY');
    expect([strategy?.rib, strategy?.min_eurc]).toEqual([null, null]);
  });

  it('keeps both of two concurrent changes', async () => {
    const { db } = test.deps;
    const changes = [{ min_usdc: '21000' }, { min_eurc: '22000' }];
    let responses: ReturnType<typeof update>[] = [];
    await db.transaction(async (other) => {
      await lockStrategy(other, 'usdfy');
      responses = changes.map((change) => update({ id: 'usdfy', ...change }));
      await expect.poll(() => countWaiting(db)).toBe(2);
    });
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await listed('USDFY')).toMatchObject({ min_usdc: '21000', min_eurc: '22000' });
  });

  const input = { blockchain: 'Ethereum (ERC-20)', address: depositAddress };
  it.each([
    [
      'an IBAN with a wrong key',
      { rib: { bank: 'x', iban: 'FR7630006000011234567890188', bic: null } },
      'L’IBAN est incorrect.',
    ],
    ['a BIC', { rib: { bank: 'x', iban: null, bic: 'AGR' } }, 'Le BIC est incorrect.'],
    [
      'a BIC of another country',
      { rib: { bank: 'x', iban: 'FR7630006000011234567890189', bic: 'COBADEFF' } },
      'Le BIC n’est pas du pays de l’IBAN.',
    ],
    [
      'a network that the currency is not on',
      { crypto: { inputs: [{ ...input, symbol: 'BTC' }] } },
      'Le réseau de BTC est Bitcoin.',
    ],
    ['no day of publication', { publication_days: [] }, 'Choisissez au moins un jour de publication.'],
    [
      'an address of another network',
      { crypto: { inputs: [{ ...input, symbol: 'BTC', blockchain: 'Bitcoin' }] } },
      'L’adresse de dépôt est incorrecte pour cette devise.',
    ],
    [
      'a euro address',
      { crypto: { inputs: [{ ...input, symbol: 'EURO' }] } },
      'L’euro se règle par virement\u202f: il n’a pas d’adresse de dépôt.',
    ],
    [
      'two addresses of one currency',
      {
        crypto: {
          inputs: [
            { ...input, symbol: 'ETH' },
            { ...input, symbol: 'ETH' },
          ],
        },
      },
      'Une devise ne peut avoir qu’une adresse de dépôt.',
    ],
    ['a link that is none', { doc_url: 'https://' }, 'Le lien doit commencer par https:// et être complet.'],
    ['a minimum of zero', { min_euro: '0' }, 'Le minimum doit être un montant positif.'],
    ['a minimum above the maximum', { min_btc: '10001' }, 'Le minimum dépasse ce qui peut être souscrit.'],
  ])('refuses %s', async (_what, change, message) => {
    const response = await update({ id: 'btcfy', ...change });
    expect(response.status).toBe(422);
    expect(Object(response.body).error).toBe(message);
    expect(await listed('BTCFY')).toMatchObject({ rib: null, doc_url: null, min_euro: null });
  });

  it('cannot read a script link, or change the title and the currency that clients know', async () => {
    expect((await update({ id: 'usdfy', video_url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await update({ id: 'usdfy', title: 'AUTRE' })).status).toBe(422);
    expect((await update({ id: 'usdfy', currency: 'eur' })).status).toBe(422);
  });

  it('knows no other product', async () => {
    expect((await update({ id: 'inconnu', apy: 1 })).status).toBe(404);
  });

  it.each(['client', 'cgp', 'commercial', 'equisafe', 'admin_kaskad'] as const)(
    'is refused to %s',
    async (role) => {
      const { token } = await signIn(test, role);
      const response = await test.call('updateStrategy', {
        token,
        body: { strategy: { id: 'usdfy', apy: 1 } },
      });
      expect(response.status).toBe(403);
    },
  );
});
