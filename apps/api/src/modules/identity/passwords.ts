// argon2id at OWASP's floor and above (19 MiB, 2 passes). Each hash holds that much memory and a whole core: few run at
// once, and one core is left to those who are signed in.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxRunning = Math.min(3, Math.max(1, availableParallelism() - 1));
/** In each of the two rows. */
const maxWaiting = 100;

/** `known`: signed in, or calling from where this account was opened before. A flood of strangers delays nobody known. */
export type Precedence = 'known' | 'anybody';

let running = 0;
const waiting: Record<Precedence, (() => void)[]> = { known: [], anybody: [] };

/** A hash of nothing anybody knows: an unknown address costs as much time as a wrong password. */
let dummyHash: Promise<string> | null = null;

export async function hashPassword(password: string, precedence: Precedence = 'anybody'): Promise<string> {
  return limited(() => hash(password, parameters), precedence);
}

export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  precedence: Precedence = 'anybody',
): Promise<boolean> {
  // Past the rows: refused once because they were full, it would be refused for ever.
  dummyHash ??= hash(crypto.randomUUID(), parameters);
  const reference = passwordHash ?? (await dummyHash);
  const matches = await limited(() => verify(reference, password), precedence);
  return matches && passwordHash !== null;
}

async function limited<Result>(work: () => Promise<Result>, precedence: Precedence): Promise<Result> {
  if (running >= maxRunning) {
    const row = waiting[precedence];
    if (row.length >= maxWaiting)
      throw new AppError(httpErrors.unavailable, { cause: 'too many password hashes' });
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
}
