// Codes of an authenticator application: TOTP (RFC 6238), SHA-1, six digits, 30 seconds, as every application reads it.
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { openText, sealText } from '../../sealed-text.ts';
import { listSealedKeys, saveFactor } from './factors.repository.ts';

const periodSeconds = 30;
/** Steps before and after the current one: clocks of telephones differ by some seconds. */
const window = 1;
const purpose = 'keys of authenticators';

export interface NewKey {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
  readonly sealedKey: string;
}

/** 160 random bits, as RFC 4226 recommends. */
export function newKey(deps: Deps, id: string, { issuer, label }: { issuer: string; label: string }): NewKey {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label, secret, period: periodSeconds }).toString();
  return { secret: secret.base32, uri, sealedKey: sealText(deps.secret, secret.base32, { purpose, id }) };
}

/** The 30-second step that this code is of; null when it is none of the current ones. */
export function stepOf(
  deps: Deps,
  { id, sealedKey }: { id: string; sealedKey: string | null },
  code: string,
): number | null {
  const secrets = [deps.secret, deps.settings.previousSecret ?? deps.secret];
  const key = sealedKey === null ? null : openText(secrets, sealedKey, { purpose, id });
  if (key === null) return null;
  const timestamp = deps.clock.now().getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(key), period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / (periodSeconds * 1000)) + delta;
}

/** After a change of the secret: seals every key with the new one. Returns how many were not, and how many nothing opens. */
export async function resealKeys(
  db: Database,
  secrets: readonly [current: string, previous: string],
): Promise<{ resealed: number; failed: number }> {
  const counts = { resealed: 0, failed: 0 };
  for (const { id, sealedKey } of await listSealedKeys(db)) {
    const sealing = { purpose, id };
    if (sealedKey === null || openText([secrets[0]], sealedKey, sealing) !== null) continue;
    const key = openText([secrets[1]], sealedKey, sealing);
    if (key === null) counts.failed += 1;
    else {
      await saveFactor(db, id, { sealedKey: sealText(secrets[0], key, sealing) });
      counts.resealed += 1;
    }
  }
  return counts;
}
