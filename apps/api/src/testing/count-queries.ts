import { Client } from 'pg';
import { vi } from 'vitest';

/** How many queries the connections of this process are given meanwhile. */
export async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await run();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
