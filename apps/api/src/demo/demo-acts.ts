// The acts of the demonstration's past, in the order of their days; NAVs and rates are published in between, as days pass.
import type { IsoDay } from '@repo/domain/dates';
import type { Deps } from '../deps.ts';
import { executeWaitingOrders } from '../modules/books/execute-waiting-orders.ts';
import { instantOf, publishedOn } from './demo-clock.ts';
import { createDemoMarket } from './demo-market.ts';

/** Something that happened; whatever it reads was written by earlier ones. */
export interface DemoAct {
  day: IsoDay;
  /** UTC. */
  time: string;
  run: () => Promise<void>;
}

/** Entries and lines of the trail are so numbered in the order of their days; an order is executed once its NAV is published. */
export async function playDemoActs(deps: Deps, today: IsoDay, acts: readonly DemoAct[]): Promise<void> {
  const market = createDemoMarket(deps.db, today);
  const lived = acts.map(({ day, time, run }) => ({ at: instantOf(day, time), run }));
  const executions = [...new Set(acts.map(({ day }) => day))].map((day) => {
    const at = publishedOn(day);
    const then: Deps = { ...deps, clock: { now: () => at } };
    return { at, run: async () => void (await executeWaitingOrders(then)) };
  });
  for (const { at, run } of [...lived, ...executions].toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await market.publishUpTo(at);
    await run();
  }
  await market.publishUpTo(deps.clock.now());
}
