// Clients and staff who write through a balancer while processes behind it are killed: each repeats a request that was cut, as the
// clients do, and what was acknowledged is kept to be verified at the end.
import { setTimeout as wait } from 'node:timers/promises';
import type { CrashWorld, CrashWrite } from './crash-world.ts';
import { crashWrites } from './crash-writes.ts';

/** Those whose effect later writes of the same person leave visible. */
const kinds = [
  'sign',
  'pay',
  'typeReceipt',
  'prove',
  'attachReceipt',
  'leaveUnmatched',
  'executePayout',
] as const;

const pauseMs = 250;
/** Of a request that was cut, whose key the dead process holds until its lease is over. */
const repeatMs = 500;
/** A repeat has its response long before. */
const patienceMs = 180_000;

/** As the balancer's own response to a cut, when the response itself is cut. */
const cutStatus = 502;

export interface Acknowledged {
  title: string;
  /** `performance.now()` of its first request and of its response. */
  begunAt: number;
  at: number;
  write: CrashWrite;
}

export interface ClusterLoad {
  acknowledged: readonly Acknowledged[];
  /** Refusals that no kill explains. */
  unexpected: readonly string[];
  stop: () => Promise<void>;
}

export function startClusterLoad(worlds: readonly CrashWorld[]): ClusterLoad {
  const acknowledged: Acknowledged[] = [];
  const unexpected: string[] = [];
  const stopping = new AbortController();
  const goOn = async (world: CrashWorld) => {
    for (let turn = world.place; !stopping.signal.aborted; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'sign';
      // Cut in its preparation, another one is prepared.
      const write = await crashWrites[kind](world).catch(() => undefined);
      if (write !== undefined) {
        const title = `${kind} of person ${world.place}, turn ${turn}`;
        const begunAt = performance.now();
        const status = await sendUntilAcknowledged(write);
        if (status < 300 || (status === 409 && !write.isKeyed))
          acknowledged.push({ title, begunAt, at: performance.now(), write });
        else unexpected.push(`${title}: ${status}`);
      }
      await wait(pauseMs);
    }
  };
  const people = worlds.map(goOn);
  return {
    acknowledged,
    unexpected,
    stop: async () => {
      stopping.abort();
      await Promise.all(people);
    },
  };
}

/** Titles of what was acknowledged and is not there. */
export async function findLost({ acknowledged }: ClusterLoad): Promise<string[]> {
  const lost: string[] = [];
  for (const { title, write } of acknowledged) if (!(await write.isDone())) lost.push(title);
  return lost;
}

/** The last status: of the first response that is neither a cut nor « running », or of the last repeat. */
async function sendUntilAcknowledged(write: CrashWrite): Promise<number> {
  const deadline = performance.now() + patienceMs;
  const send = () => write.send().catch(() => cutStatus);
  let status = await send();
  while (isRepeatable(write, status) && performance.now() < deadline) {
    await wait(repeatMs);
    status = await send();
  }
  return status;
}

const isRepeatable = ({ isKeyed }: CrashWrite, status: number) =>
  status === 502 || status === 503 || (status === 409 && isKeyed);
