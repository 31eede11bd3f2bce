// argon2id at OWASP's floor and above (19 MiB, 2 passes). Each hash holds that much memory and a whole core: few run at
// once, and one core is left to those who are signed in.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate, type Precedence } from '../../http/gate.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const hashing = createGate({
  of: 'password hashes',
  places: Math.min(3, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 100,
});

/** A hash of a random secret: an unknown address costs as much time as a wrong password. */
let dummyHash: Promise<string> | null = null;

/** `known`: signed in, or calling from where this account was opened before. */
export async function hashPassword(password: string, precedence: Precedence = 'anonymous'): Promise<string> {
  return hashing(() => hash(password, parameters), precedence);
}

export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  precedence: Precedence = 'anonymous',
): Promise<boolean> {
  // Past the rows: refused once because they were full, it would be refused for ever.
  dummyHash ??= hash(crypto.randomUUID(), parameters);
  const reference = passwordHash ?? (await dummyHash);
  const matches = await hashing(() => verify(reference, password), precedence);
  return matches && passwordHash !== null;
}
