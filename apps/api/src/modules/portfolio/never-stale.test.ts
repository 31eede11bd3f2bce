// Every write that a dashboard depends on: the ETag that a browser holds is refused, and the new response shows it.

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../db/schema/contracts.ts';
import { parameters } from '../../db/schema/platform.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { importFile } from '../../testing/import-file.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { insertDealt } from '../books/books.fixture.ts';
import { givenContract, wallet } from '../contracts/contracts.fixture.ts';
import {
  insertProducts,
  insertSignedContract,
  pay,
  payWorkedExample,
  publishWorkedExample,
  withoutSeries,
} from './portfolio.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let client: SignedIn;
let contractId: string;

beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-05T09:00:00.000Z');
  await insertProducts(test);
  admin = await signIn(test, 'super_admin');
  client = await signIn(test, 'client');
  await publishWorkedExample(test, admin);
  contractId = await payWorkedExample(test, admin, client);
});
afterEach(() => test.close());

type Dashboard = SuccessBody<'getDashboard'>;

/** Both forms of the response: whole, and without its daily series. */
const forms = [{}, { series: 'none' }] as const;

async function readForm(query: (typeof forms)[number], ifNoneMatch?: string) {
  const response = await test.call('getDashboard', {
    token: client.token,
    query,
    ...(ifNoneMatch !== undefined && { headers: { 'if-none-match': ifNoneMatch } }),
  });
  return { status: response.status, etag: String(response.headers['etag']) };
}

async function read(held: readonly string[] = []) {
  const responses = await Promise.all(forms.map((form, index) => readForm(form, held[index])));
  return { statuses: responses.map(({ status }) => status), etags: responses.map(({ etag }) => etag) };
}

async function figures(): Promise<Dashboard> {
  const whole = await test.expectOk('getDashboard', { token: client.token });
  const bare = await test.expectOk('getDashboard', { token: client.token, query: { series: 'none' } });
  expect(bare).toEqual(withoutSeries(whole));
  return whole;
}

const unchanged = [304, 304];
const anew = [200, 200];

const close = () => test.expectOk('closeContract', { token: client.token, params: { id: contractId } });

async function renounce() {
  await test.deps.db
    .update(contracts)
    .set({ renounceUntil: '2026-01-31' })
    .where(eq(contracts.id, contractId));
  await test.expectOk('renounceContract', { token: client.token, params: { id: contractId } });
}

interface Write {
  what: string;
  given?: () => Promise<unknown>;
  write: () => Promise<unknown>;
  /** One figure of the response, with its value before and after. */
  figure: (response: Dashboard) => unknown;
  before: unknown;
  after: unknown;
}

const current = (response: Dashboard) => response.portfolio.total_current_converted;
const lastEvent = (response: Dashboard) => response.events[0]?.type;

const market: Write[] = [
  {
    what: 'a new VL',
    write: () => importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n05/01/2026;USDFY;103\n' }),
    figure: current,
    before: '10261.54',
    after: '10362.15',
  },
  {
    what: 'a corrected VL',
    write: () => importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n04/01/2026;USDFY;103\n' }),
    figure: current,
    before: '10261.54',
    after: '10362.15',
  },
  {
    what: 'a new rate',
    write: () => importFile(test, admin, { kind: 'fx_ecb', text: 'Date,USD,CHF,\n2026-01-04,1.25,0.95,\n' }),
    figure: current,
    before: '10261.54',
    after: '8923.08',
  },
  {
    what: 'a corrected rate',
    write: () => importFile(test, admin, { kind: 'fx_ecb', text: 'Date,USD,CHF,\n2026-01-03,1.25,0.95,\n' }),
    figure: current,
    before: '10261.54',
    after: '8923.08',
  },
  {
    what: 'a product under another name',
    write: () => test.deps.db.update(strategies).set({ title: 'Dollar' }).where(eq(strategies.id, 'usdfy')),
    figure: (response) => response.portfolio.allocations.map(({ label }) => label),
    before: ['USDFY'],
    after: ['Dollar'],
  },
];

let second: string;
const own: Write[] = [
  {
    what: 'a signed contract',
    write: () =>
      insertSignedContract(test, client, { strategyId: 'eurfy', currency: 'EURO', amount: '20000' }),
    figure: (response) => response.headlines['EURFY']?.signed_amount,
    before: undefined,
    after: '20000.00',
  },
  {
    what: 'a proof of payment',
    given: async () => {
      second = await givenContract(test, client, { strategyId: 'eurfy', status: 'signed' });
    },
    write: () =>
      test.expectOk('submitPaymentProof', {
        token: client.token,
        params: { id: second },
        body: { payment_proof: { executed_on: '2026-01-03', reference: 'VIR-2' } },
      }),
    figure: lastEvent,
    before: 'payment_status_paid',
    after: 'payment_proof_submitted',
  },
  {
    what: 'a payment',
    given: async () => {
      const contract = { strategyId: 'usdfy', currency: 'EURC', amount: '5000' };
      second = await insertSignedContract(test, client, contract);
    },
    write: () => pay(test, admin, { contractId: second, amount: '5000', valueDate: '2026-01-03' }),
    figure: (response) => response.portfolio.total_paid_eur,
    before: '10000.00',
    after: '15000.00',
  },
  {
    what: 'a withdrawal',
    write: () =>
      insertDealt(test.deps, [
        {
          kind: 'withdrawal',
          contractId,
          userId: client.userId,
          strategyId: 'usdfy',
          asset: 'EURC',
          orderDay: '2026-01-04',
          exitPercent: '0.2',
          deal: { day: '2026-01-04', nav: '102', units: '9.803921568627', gross: '920', exitFee: '1.84' },
        },
      ]),
    figure: ({ headline }) => [headline.current_amount, headline.total_out],
    before: ['10261.54', '0.00'],
    after: ['9341.54', '918.16'],
  },
  {
    what: 'a closing',
    write: close,
    figure: lastEvent,
    before: 'payment_status_paid',
    after: 'contract_closed',
  },
  {
    what: 'the VL that a closing waits for',
    given: async () => {
      await close();
      const rate = 'Date,USD,CHF,\n2026-01-05,1.0869565217,0.95,\n';
      await importFile(test, admin, { kind: 'fx_ecb', text: rate });
    },
    write: () => importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n05/01/2026;USDFY;102\n' }),
    figure: ({ headline }) => [headline.current_amount, headline.total_out],
    before: ['10261.54', '0.00'],
    after: ['0.00', '10241.02'],
  },
  {
    what: 'a renunciation',
    write: renounce,
    figure: ({ portfolio, headlines }) => [portfolio.total_paid_eur, Object.keys(headlines)],
    before: ['10000.00', ['USDFY']],
    after: ['0.00', []],
  },
  {
    what: 'a cancellation',
    given: async () => {
      second = await givenContract(test, client, { strategyId: 'eurfy', status: 'pending' });
    },
    write: () => test.expectOk('cancelContract', { token: client.token, params: { id: second } }),
    figure: lastEvent,
    before: 'payment_status_paid',
    after: 'contract_canceled',
  },
];

describe('a cached dashboard is never shown again after', () => {
  it.each([...market, ...own])('$what', async ({ given, write, figure, before, after }) => {
    await given?.();
    const { etags } = await read();
    expect((await read(etags)).statuses).toEqual(unchanged);
    expect(figure(await figures())).toEqual(before);
    // An event of the same instant would be neither newer nor older.
    test.clock.advance({ minutes: 1 });
    await write();
    const again = await read(etags);
    expect(again.statuses).toEqual(anew);
    for (const etag of again.etags) expect(etags).not.toContain(etag);
    expect(figure(await figures())).toEqual(after);
    expect((await read(again.etags)).statuses).toEqual(unchanged);
  });
});

describe('what rewrites no figure', () => {
  it('a payout prepared, or a fee changed, is fetched again and shows the same past', async () => {
    await renounce();
    const renounced = await read();
    const { items } = await test.expectOk('listPayouts', { token: admin.token });
    const params = { id: items[0]?.id ?? '' };
    const file = pdf('demande.pdf');
    const form = await test.expectOk('uploadPayoutForm', {
      token: admin.token,
      params,
      form: { fields: {}, file },
    });
    const body = { source: 'staff', name: 'Odile', account: wallet, reason: 'Courrier', form_id: form.id };
    await test.expectOk('preparePayout', { token: admin.token, params, body });
    const refunded = await read(renounced.etags);
    expect(refunded.statuses).toEqual(anew);
    expect((await figures()).portfolio.total_paid_eur).toBe('0.00');
    await test.deps.db
      .update(parameters)
      .set({ value: '5' })
      .where(eq(parameters.key, 'FOOTER_SUBSCRIPTION_FEE'));
    expect((await read(refunded.etags)).statuses).toEqual(anew);
  });

  it('a changed fee applies to the next payment only', async () => {
    const { etags } = await read();
    await test.deps.db
      .update(parameters)
      .set({ value: '50' })
      .where(eq(parameters.key, 'FOOTER_SUBSCRIPTION_FEE'));
    expect((await read(etags)).statuses).toEqual(anew);
    expect(current(await figures())).toBe('10261.54');
    const contract = { strategyId: 'eurfy', currency: 'EURC', amount: '1000' };
    const next = await insertSignedContract(test, client, contract);
    await importFile(test, admin, { kind: 'nav', text: 'date;strategie;vl\n04/01/2026;EURFY;100\n' });
    await pay(test, admin, { contractId: next, amount: '1000', valueDate: '2026-01-04' });
    expect(current(await figures())).toBe('10761.54');
  });
});
