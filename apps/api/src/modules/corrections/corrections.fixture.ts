// A subscription at the NAV of 2 January; a closing and a withdrawal at that of the 8th.
import { fxRates } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, importNav, publishMarket, seedStrategies } from '../contracts/contracts.fixture.ts';

export interface Executed {
  test: TestApp;
  client: SignedIn;
  admin: SignedIn;
  running: string;
  closed: string;
}

export async function givenExecuted(): Promise<Executed> {
  const test = await createTestApp({ hasTwoPersonControl: false });
  test.clock.set('2026-01-08T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  const client = await signIn(test, 'client');
  const admin = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  const pay = async () => {
    const id = await givenContract(test, client, { status: 'signed', amount: '10000' });
    const body = { amount: '10000', value_date: '2026-01-02', reference: `VIR-${id}`, reason: 'Accepté' };
    await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
    return id;
  };
  const running = await pay();
  const closed = await pay();
  await test.expectOk('closeContract', { token: client.token, params: { id: closed } });
  await test.expectOk('requestWithdrawal', {
    token: client.token,
    params: { id: running },
    body: { request: 'amount', amount: '1000', currency: 'EUR' },
  });
  await test.deps.db.insert(fxRates).values({
    base: 'EUR',
    quote: 'USD',
    day: '2026-01-08',
    rate: '1.25',
    source: 'test',
    publishedAt: test.clock.now(),
  });
  const given = { test, client, admin, running, closed };
  await correct(given, '2026-01-08', '103');
  return given;
}

/** Publishes a NAV of USDFY, a minute later. */
export async function correct({ test, admin }: Executed, day: string, vl: string): Promise<void> {
  test.clock.advance({ minutes: 1 });
  await importNav(test, admin, { day, strategy: 'USDFY', vl });
}
