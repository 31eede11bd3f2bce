// Draws histories, writes them as rows, and keeps the response of the route beside the expected figures.
import type { components } from '@repo/api-sdk/spec';
import * as fc from 'fast-check';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { batches, CLIENTS_A_MARKET, type Currency, type DrawnBatch, type DrawnMarket } from './histories.ts';
import { type Recomputed, recompute } from './recompute.ts';
import {
  amendNav,
  type ClientHistory,
  splitInTwo,
  storeClients,
  storeMarket,
  toHistory,
} from './store-histories.fixture.ts';

type Dashboard = components['schemas']['Dashboard'];

/** One history and every response to it. */
export interface Case {
  name: string;
  market: DrawnMarket;
  history: ClientHistory;
  expected: Recomputed;
  response: Dashboard;
  inEuros: Dashboard;
  splitInTwo: Dashboard;
  reversed: Dashboard;
  /** After one NAV was published again; null when the strategy drawn had none. */
  amended: { day: string; response: Dashboard; expected: Recomputed } | null;
}

export async function playHistories(test: TestApp, drawn: { seed: number; count: number }): Promise<Case[]> {
  const { seed, count } = drawn;
  const cases: Case[] = [];
  for (const [index, batch] of fc.sample(batches, { seed, numRuns: count / CLIENTS_A_MARKET }).entries()) {
    cases.push(...(await play(test, batch, `seed ${seed}, market ${index}`)));
  }
  return cases;
}

async function play(test: TestApp, { market, clients, amended }: DrawnBatch, label: string): Promise<Case[]> {
  await storeMarket(test, market);
  const histories = clients.map(({ contracts }) => toHistory(market, contracts));
  const tokens = await storeClients(test, histories);
  const splitTokens = await storeClients(test, histories.map(splitInTwo));
  const reversedTokens = await storeClients(
    test,
    histories.map((history) => ({ ...history, rows: history.rows.toReversed() })),
  );
  const fetchDashboard = (token = '', currency: Currency = 'EUR') =>
    test.expectOk('getDashboard', { token, query: { currency } });
  const played: Omit<Case, 'amended'>[] = [];
  for (const [index, history] of histories.entries()) {
    const currency = clients[index]?.currency ?? 'EUR';
    played.push({
      name: `${label}, client ${index} in ${currency}`,
      market,
      history,
      expected: recompute(market, history.rows, currency),
      response: await fetchDashboard(tokens[index], currency),
      inEuros: await fetchDashboard(tokens[index]),
      splitInTwo: await fetchDashboard(splitTokens[index], currency),
      reversed: await fetchDashboard(reversedTokens[index], currency),
    });
  }
  const again = await amendNav(test, market, amended);
  const finished: Case[] = [];
  for (const [index, one] of played.entries()) {
    const currency = clients[index]?.currency ?? 'EUR';
    finished.push({
      ...one,
      amended: again && {
        day: again.day,
        response: await fetchDashboard(tokens[index], currency),
        expected: recompute(again.market, one.history.rows, currency),
      },
    });
  }
  return finished;
}
