// A factor of the user’s own: an authenticator is requested, then confirmed by a code; a passkey is created in the browser.
import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { newKey, stepOf } from '../factors/authenticator.ts';
import { factorErrors } from '../factors/factors.errors.ts';
import {
  confirmFactor,
  deleteUnconfirmed,
  findFactorOf,
  insertFactor,
} from '../factors/factors.repository.ts';
import { creationOptions, ownOrigin, passkeysFor, verifyCreated } from '../factors/passkeys.ts';
import { identityErrors } from './identity.errors.ts';
import { keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges.ts';
import type { Renewed } from './renew-token.ts';
import { addFactor, refuseTooMany } from './store-factor.ts';

type Schemas = components['schemas'];

/** Between the key that is shown and its first code. */
const keyLifetimeMs = 10 * 60_000;

export function nameOf(typed: string): string {
  const name = typed.trim();
  const { nameRequired } = factorErrors;
  if (name === '') throw new AppError(nameRequired, { fieldErrors: { name: [nameRequired.message] } });
  return name;
}

/** A new key, shown once; it is no factor until its first code. One that was never confirmed is replaced. */
export async function startAuthenticator(
  deps: Deps,
  { userId, account }: Actor,
  name: string,
): Promise<Schemas['AuthenticatorKey']> {
  await refuseTooMany(deps, userId);
  const id = deps.ids.uuid();
  const { secret, uri, sealedKey } = newKey(deps, id, {
    issuer: deps.settings.brands.yield,
    label: account.email,
  });
  const createdAt = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await deleteUnconfirmed(tx, userId);
    await insertFactor(tx, { id, userId, kind: 'authenticator', name: nameOf(name), sealedKey, createdAt });
  });
  return { id, secret, uri };
}

export async function confirmAuthenticator(
  deps: Deps,
  actor: Actor,
  { id, code }: { id: string; code: string },
): Promise<Renewed<Schemas['FactorAdded']>> {
  const row = await findFactorOf(deps.db, { id, userId: actor.userId });
  if (row === null || row.kind !== 'authenticator') throw new AppError(httpErrors.notFound);
  const expiresMs = row.createdAt.getTime() + keyLifetimeMs;
  if (row.confirmedAt !== null || expiresMs < deps.clock.now().getTime())
    throw new AppError(httpErrors.conflict);
  await enforceGuardedLimit(deps, `factor-confirm:${actor.userId}`, accountLimits.confirmPassword);
  const step = stepOf(deps, row, code.replaceAll(/\s/g, ''));
  const { invalidCode } = identityErrors;
  if (step === null) throw new AppError(invalidCode, { fieldErrors: { code: [invalidCode.message] } });
  return addFactor(deps, actor, async (tx) => {
    const confirmed = await confirmFactor(tx.db, id, { step, now: deps.clock.now() });
    if (confirmed === null) throw new AppError(httpErrors.conflict);
    return confirmed;
  });
}

export async function startPasskey(
  deps: Deps,
  actor: Actor,
  from: string | null,
): Promise<Schemas['PasskeyOptions']> {
  const origin = ownOrigin(deps, from);
  const existing = passkeysFor(await refuseTooMany(deps, actor.userId), origin);
  const { brands } = deps.settings;
  const options = await creationOptions(actor.account, { origin, brand: brands.yield, existing });
  await keepPasskeyChallenge(deps, actor, { purpose: 'add_passkey', challenge: options.challenge });
  return { options: { ...options } };
}

export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { name, credential, from }: Schemas['NewPasskey'] & { from: string | null },
): Promise<Renewed<Schemas['FactorAdded']>> {
  const origin = ownOrigin(deps, from);
  const called = nameOf(name);
  const challenge = await takePasskeyChallenge(deps, actor, 'add_passkey');
  const created = challenge && (await verifyCreated(credential, { challenge, origin }));
  if (!created) throw new AppError(factorErrors.invalidPasskey);
  const now = deps.clock.now();
  const row = {
    id: deps.ids.uuid(),
    userId: actor.userId,
    kind: 'passkey' as const,
    name: called,
    ...created,
    sealedKey: null,
    lastStep: null,
    createdAt: now,
    confirmedAt: now,
    lastUsedAt: null,
  };
  return addFactor(deps, actor, async ({ db }) => {
    if (!(await insertFactor(db, row))) throw new AppError(factorErrors.invalidPasskey);
    return row;
  });
}
