// Concurrency limits: heavy or bursty work leaves the server enough connections and processor time for plain reads.
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';

/** Which queue is served first: a flood of anonymous requests does not delay known accounts. */
export type Precedence = 'known' | 'anonymous';

interface GateOptions {
  /** What is limited, for the log of a refusal. */
  of: string;
  /** Running at once. */
  places: number;
  /** In each of the two queues; beyond, 503. */
  maxWaiting: number;
}

export type Gate = <Result>(work: () => Promise<Result>, precedence: Precedence) => Promise<Result>;

/** First in, first out, `known` before `anonymous`. Work that runs inside a gate must not enter the same gate again. */
export function createGate({ of, places, maxWaiting }: GateOptions): Gate {
  let running = 0;
  const waiting: Record<Precedence, (() => void)[]> = { known: [], anonymous: [] };

  return async (work, precedence) => {
    if (running >= places) {
      const row = waiting[precedence];
      if (row.length >= maxWaiting) throw new AppError(httpErrors.unavailable, { cause: `too many ${of}` });
      // Work that ends hands its place to the queue: a newcomer cannot take it first.
      await new Promise<void>((resolve) => {
        row.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.known.shift() ?? waiting.anonymous.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** One gate for each key, which exists only while something runs or waits in it. */
export function createGateByKey(
  options: GateOptions,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const gates = new Map<string, { gate: Gate; inside: number }>();
  return async (key, work) => {
    const entry = gates.get(key) ?? { gate: createGate(options), inside: 0 };
    gates.set(key, entry);
    entry.inside += 1;
    try {
      return await entry.gate(work, 'known');
    } finally {
      entry.inside -= 1;
      if (entry.inside === 0) gates.delete(key);
    }
  };
}
