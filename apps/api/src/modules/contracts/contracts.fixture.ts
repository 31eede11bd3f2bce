// What tests of contracts and payments start from: two products, a market, contracts in a given state.
import { eq } from 'drizzle-orm';
import { contracts } from '../../db/schema/contracts.ts';
import { fxRates, navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import type { RequestBody, SuccessBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

export const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
export const bitcoinWallet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
export const depositAddress = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

export async function seedStrategies(test: { deps: Deps }): Promise<void> {
  await test.deps.db.insert(strategies).values([
    {
      id: 'usdfy',
      title: 'USDFY',
      referenceCurrency: 'USD',
      apy: '9.5',
      status: 'published',
      position: 1,
      ribBank: 'Banque de test',
      ribIban: 'FR7630006000011234567890189',
      ribBic: 'AGRIFRPP',
      cryptoInputs: [
        { symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address: depositAddress },
        { symbol: 'EURC', blockchain: 'Ethereum (ERC-20)', address: depositAddress },
      ],
      minimums: { min_eurc: '12000' },
    },
    {
      id: 'btcfy',
      title: 'BTCFY',
      referenceCurrency: 'BTC',
      status: 'published',
      position: 2,
      cryptoInputs: [{ symbol: 'BTC', blockchain: 'Bitcoin', address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy' }],
    },
    { id: 'hidden', title: 'HIDDEN', referenceCurrency: 'EUR', status: 'draft', position: 3 },
  ]);
}

/** The products, the market of the worked example, and a client. */
export async function openMarket(
  settings: Parameters<typeof createTestApp>[0] = {},
): Promise<{ test: TestApp; client: SignedIn }> {
  const test = await createTestApp(settings);
  await seedStrategies(test);
  await publishMarket(test);
  return { test, client: await signIn(test, 'client') };
}

/** The worked example of docs/money.md: USDFY from 2026-01-01, a dollar at 0.90 then 0.92 EUR. */
export async function publishMarket(test: { deps: Deps }): Promise<void> {
  const published = { source: 'test', publishedAt: test.deps.clock.now() };
  const vls = { '2026-01-01': '100', '2026-01-02': '101', '2026-01-03': '100.495', '2026-01-04': '102' };
  await test.deps.db
    .insert(navs)
    .values(Object.entries(vls).map(([day, vl]) => ({ strategyId: 'usdfy', day, vl, ...published })));
  await test.deps.db.insert(fxRates).values([
    { base: 'BTC', quote: 'EUR', day: '2026-01-01', rate: '80000', ...published },
    { base: 'EUR', quote: 'USD', day: '2026-01-01', rate: '1.25', ...published },
    { base: 'EUR', quote: 'USD', day: '2026-01-02', rate: '1.25', ...published },
    { base: 'EUR', quote: 'CHF', day: '2026-01-01', rate: '0.94', ...published },
  ]);
}

/** Publishes one NAV as staff do: the orders that waited for it are executed. */
export async function importNav(
  test: TestApp,
  admin: SignedIn,
  nav: { day: string; strategy: string; vl: string },
): Promise<void> {
  await importFile(test, admin, {
    kind: 'nav',
    text: `date;strategie;vl\n${nav.day};${nav.strategy};${nav.vl}\n`,
  });
}

type NewContractBody = RequestBody<'createContract'>;

export function subscription(client: SignedIn, overrides: Partial<NewContractBody> = {}): NewContractBody {
  return {
    user_id: client.userId,
    strategy_id: 'usdfy',
    contract_amount: '15000',
    contract_devise: 'EURO',
    contract_payment_method: 'rib',
    terms_accepted: true,
    risks_accepted: true,
    ...overrides,
  };
}

export function subscribe(
  test: TestApp,
  client: SignedIn,
  overrides: Partial<NewContractBody> = {},
): Promise<SuccessBody<'createContract'>> {
  return test.expectOk('createContract', { token: client.token, body: subscription(client, overrides) });
}

/** Presses a button of the signing page. */
export async function onSigningPage(
  test: TestApp,
  iframeUrl: string,
  action: 'sign' | 'decline',
): Promise<{ status: number; body: unknown }> {
  const response = await test.app.inject({ method: 'POST', url: `${new URL(iframeUrl).pathname}/${action}` });
  return { status: response.statusCode, body: response.json() };
}

export async function subscribeAndSign(
  test: TestApp,
  client: SignedIn,
  overrides: Partial<NewContractBody> = {},
): Promise<string> {
  const { iframe_url, signature_id } = await subscribe(test, client, overrides);
  await onSigningPage(test, iframe_url, 'sign');
  return signature_id;
}

type ContractValues = typeof contracts.$inferInsert;
let count = 0;

/** A contract put in the database in the given state, without its past. */
export async function givenContract(
  test: TestApp,
  client: SignedIn,
  values: Partial<ContractValues> = {},
): Promise<string> {
  count += 1;
  const id = test.deps.ids.uuid();
  const { paymentStatus, status } = values;
  await test.deps.db.insert(contracts).values({
    id,
    userId: client.userId,
    strategyId: 'usdfy',
    poNumber: `PO-2020-${String(count).padStart(4, '0')}`,
    currency: 'EURO',
    amount: '15000',
    paymentMethod: 'rib',
    createdAt: test.clock.now(),
    updatedAt: test.clock.now(),
    ...(paymentStatus === 'paid' ? { paymentRecordedAt: '2026-01-02' } : {}),
    ...(status === 'closed' ? { closedDate: '2026-01-04' } : {}),
    ...values,
  });
  return id;
}

export async function stateOf(test: TestApp, id: string): Promise<[status: string, paymentStatus: string]> {
  const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, id));
  if (!row) throw new Error(`no contract ${id}`);
  return [row.status, row.paymentStatus];
}

/** The statuses of responses to calls that raced, in order: which one won does not matter. */
export function racedStatuses(responses: readonly { status: number }[]): number[] {
  return responses.map(({ status }) => status).toSorted((a, b) => a - b);
}
