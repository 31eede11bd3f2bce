// argon2id at OWASP's floor and above (19 MiB, 2 passes). Each hash holds that much memory: few run at once.
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxRunning = 3;
const maxWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** A hash of nothing anybody knows: an unknown address costs as much time as a wrong password. */
let dummyHash: Promise<string> | null = null;

export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, parameters));
}

export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const reference = passwordHash ?? (await dummyHash);
  const matches = await limited(() => verify(reference, password));
  return matches && passwordHash !== null;
}

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting)
      throw new AppError(httpErrors.unavailable, { cause: 'too many password hashes' });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
