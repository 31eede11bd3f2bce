import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let adviser: SignedIn;
let belleval: SignedIn;
let contractId: string;
let otherId: string;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  await publishMarket(test);
  admin = await signIn(test, 'admin_yield');
  adviser = await signIn(test, 'commercial');
  belleval = await signIn(test, 'client', { firstname: 'Élodie', lastname: 'Belleval' });
  const other = await signIn(test, 'client', {
    firstname: 'Isabelle',
    lastname: 'Roy',
    assignedSalesId: adviser.userId,
  });
  contractId = await givenContract(test, belleval, { amount: '9000' });
  otherId = await givenContract(test, other, { amount: '5000' });
});
afterAll(() => test.close());

const find = (q: string, { token }: SignedIn = admin) =>
  test.expectOk('searchStaff', { token, query: { q } });
const contractsOf = async (q: string, caller?: SignedIn) =>
  (await find(q, caller)).contracts.map(({ id }) => id).toSorted();

const clientsOf = async (q: string, caller?: SignedIn) => (await find(q, caller)).clients.map(({ id }) => id);

describe('searchStaff', () => {
  it('[A55] lists the clients and contracts that an administrator may open', async () => {
    const found = await find('bellev');
    expect(found.clients.map(({ id }) => id)).toEqual([belleval.userId]);
    expect(found.contracts).toMatchObject([{ id: contractId, client: 'Élodie Belleval', status: 'pending' }]);
    expect(await contractsOf('belle')).toEqual([contractId, otherId].toSorted());
  });

  it('[A55] lists only their own clients to an adviser, and no product', async () => {
    expect(await contractsOf('belle', adviser)).toEqual([otherId]);
    const all = await find('belle', adviser);
    expect(all.clients.map(({ lastname }) => lastname)).toEqual(['Roy']);
    expect(await find('bellev', adviser)).toEqual({ contracts: [], clients: [], products: [] });
    expect((await find('usdfy', adviser)).products).toEqual([]);
  });

  it.each(['equisafe', 'admin_kaskad', 'client'] as const)('[A55] is closed to %s', async (role) => {
    const { token } = await signIn(test, role);
    const response = await test.call('searchStaff', { token, query: { q: 'belle' } });
    expect(response.status).toBe(403);
  });

  it('finds by email, number, and words without accents', async () => {
    const [contract] = (await find('elodie')).contracts;
    expect(contract?.id).toBe(contractId);
    expect(await contractsOf(belleval.email)).toEqual([contractId]);
    expect(await contractsOf(contract?.po_number ?? '')).toEqual([contractId]);
  });

  it('[A55] finds a client who has no contract, to whom may open one', async () => {
    const alone = await signIn(test, 'client', { firstname: 'Zéphyrine', lastname: 'Quercy' });
    expect([
      await clientsOf('zephyrine'),
      await clientsOf('quercy zeph'),
      await clientsOf(alone.email),
    ]).toEqual([[alone.userId], [alone.userId], [alone.userId]]);
    expect(await clientsOf('zephyrine', adviser)).toEqual([]);
    // Staff are no clients.
    expect(await clientsOf(admin.email)).toEqual([]);
  });

  it('finds products by title', async () => {
    const { products } = await find('usdf');
    expect(products.map(({ title }) => title)).toEqual(['USDFY']);
  });

  it('finds nothing by one letter, nor by a wildcard', async () => {
    expect(await find('b')).toEqual({ contracts: [], clients: [], products: [] });
    expect(await find('%%%')).toEqual({ contracts: [], clients: [], products: [] });
  });
});
