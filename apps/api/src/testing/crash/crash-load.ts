// What people do beside the write under test: pages are read, and money is received and left unmatched.
import { setTimeout as wait } from 'node:timers/promises';
import { giveBack, listBooks } from './crash-book-writes.ts';
import type { CrashWorld } from './crash-world.ts';

const pauseMs = 50;

/** Each person goes on until it is stopped; a call that the crash cuts, or that finds no server, is made again. */
export function keepBusy(worlds: readonly CrashWorld[]): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const goOn = async (world: CrashWorld) => {
    while (!stopping.signal.aborted) {
      await listBooks(world).catch(() => undefined);
      await giveBack(world).catch(() => undefined);
      await wait(pauseMs);
    }
  };
  const people = worlds.map(goOn);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(people);
    },
  };
}
