// Draws histories, writes them as rows, and keeps the responses of the routes beside the expected figures.
import type { components } from '@repo/api-sdk/spec';
import * as fc from 'fast-check';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { type ClientHistory, splitInTwo, toHistory } from './client-history.ts';
import { batches, CLIENTS_A_MARKET, type Currency, type DrawnBatch, type DrawnMarket } from './histories.ts';
import { type Recomputed, recompute } from './recompute.ts';
import { type StoredClient, storeClients } from './store-histories.fixture.ts';
import { amendNav, storeMarket } from './store-market.fixture.ts';

type Schemas = components['schemas'];

/** What a client is shown in a currency. */
interface Shown {
  response: Schemas['Dashboard'];
  explained: Schemas['ExplainedFigures'];
  expected: Recomputed;
}

/** One history and every response to it. */
export interface Case extends Shown {
  name: string;
  market: DrawnMarket;
  history: ClientHistory;
  inEuros: Schemas['Dashboard'];
  splitInTwo: Schemas['Dashboard'];
  reversed: Schemas['Dashboard'];
  /** In the currency that was drawn, where a movement is older than its first quote: the others are in euros then. */
  kept: { currency: Currency; response: Schemas['Dashboard'] } | null;
  /** After one NAV was published again; null when the strategy drawn had none. */
  amended: (Shown & { day: string; market: DrawnMarket }) | null;
}

export function drawBatches({ seed, count }: { seed: number; count: number }): DrawnBatch[] {
  return fc.sample(batches, { seed, numRuns: Math.ceil(count / CLIENTS_A_MARKET) });
}

/** How the histories of a market come into the database. */
type Write = (test: TestApp, batch: DrawnBatch) => Promise<readonly WrittenClient[]>;
interface WrittenClient {
  history: ClientHistory;
  stored: StoredClient;
}

/** As the rows that the second computation books. */
export const storeAtOnce: Write = async (test, { market, clients }) => {
  await storeMarket(test, market);
  const histories = clients.map(({ contracts }) => toHistory(market, contracts));
  const stored = await storeClients(test, histories);
  return stored.map((client, index) => ({ stored: client, history: histories[index] ?? noHistory }));
};
const noHistory: ClientHistory = { contracts: [], entries: [], renounced: [] };

export async function playHistories(
  test: TestApp,
  drawn: { seed: number; count: number },
  write: Write,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [index, batch] of drawBatches(drawn).entries()) {
    const clients = await write(test, batch);
    cases.push(...(await play(test, batch, { clients, label: `seed ${drawn.seed}, market ${index}` })));
  }
  return cases;
}

async function play(
  test: TestApp,
  { market, clients, amended }: DrawnBatch,
  { clients: writtenClients, label }: { clients: readonly WrittenClient[]; label: string },
): Promise<Case[]> {
  const histories = writtenClients.map(({ history }) => history);
  const stored = writtenClients.map((client) => client.stored);
  const split = await storeClients(
    test,
    histories.map((history) => splitInTwo(market, history)),
  );
  const reversed = await storeClients(
    test,
    histories.map((history) => ({ ...history, entries: history.entries.toReversed() })),
  );
  const fetchDashboard = (client?: StoredClient, currency: Currency = 'EUR') =>
    test.expectOk('getDashboard', { token: client?.token ?? '', query: { currency } });
  const explain = (client?: StoredClient, currency: Currency = 'EUR') =>
    test.expectOk('explainFigures', { token: client?.token ?? '', query: { currency } });
  const played: Omit<Case, 'amended'>[] = [];
  for (const [index, history] of histories.entries()) {
    const drawn = clients[index]?.currency ?? 'EUR';
    const expected = recompute(market, history.entries, drawn);
    const { currency } = expected;
    const kept = { currency: drawn, response: await fetchDashboard(stored[index], drawn) };
    played.push({
      name: `${label}, client ${index} in ${drawn}`,
      market,
      history,
      expected,
      kept: drawn === currency ? null : kept,
      response: await fetchDashboard(stored[index], currency),
      explained: await explain(stored[index], currency),
      inEuros: await fetchDashboard(stored[index]),
      splitInTwo: await fetchDashboard(split[index], currency),
      reversed: await fetchDashboard(reversed[index], currency),
    });
  }
  const again = await amendNav(test, market, amended);
  const finished: Case[] = [];
  for (const [index, one] of played.entries()) {
    const { currency } = one.expected;
    finished.push({
      ...one,
      amended: again && {
        ...again,
        response: await fetchDashboard(stored[index], currency),
        explained: await explain(stored[index], currency),
        expected: recompute(again.market, one.history.entries, currency),
      },
    });
  }
  return finished;
}
