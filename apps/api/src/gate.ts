// Few at once: what is heavy, or comes in crowds, leaves the server room to answer those who only browse.
import { AppError } from './http/app-error.ts';
import { httpErrors } from './http/http.errors.ts';

/** Who is served first: a flood of strangers delays nobody known. */
export type Precedence = 'known' | 'anybody';

interface GateOptions {
  /** What passes, for the log of a refusal. */
  of: string;
  /** Under way at once. */
  places: number;
  /** In each of the two rows; beyond, 503. */
  maxWaiting: number;
}

export type Gate = <Result>(work: () => Promise<Result>, precedence: Precedence) => Promise<Result>;

/** Those who wait pass in the order they came, the known before all others. What passes must not pass again inside. */
export function createGate({ of, places, maxWaiting }: GateOptions): Gate {
  let running = 0;
  const waiting: Record<Precedence, (() => void)[]> = { known: [], anybody: [] };

  return async (work, precedence) => {
    if (running >= places) {
      const row = waiting[precedence];
      if (row.length >= maxWaiting) throw new AppError(httpErrors.unavailable, { cause: `too many ${of}` });
      // Whoever ends hands his place over: nobody who has just come takes it first.
      await new Promise<void>((resolve) => {
        row.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.known.shift() ?? waiting.anybody.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
