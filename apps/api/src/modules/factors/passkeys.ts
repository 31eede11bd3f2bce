// Passkeys (WebAuthn level 3), verified by @simplewebauthn/server. One is bound to the host it was created for.
import type { components } from '@repo/api-sdk/spec';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FactorRow } from '../../db/schema/factors.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { factorErrors } from './factors.errors.ts';

type Schemas = components['schemas'];

/** What the browser signed is for this request alone. */
interface Expected {
  /** Base64url, as it was sent in the options. */
  readonly challenge: string;
  readonly origin: string;
}

/** What is written to `factors` of a passkey. */
export interface CreatedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: string[];
  readonly host: string;
}

/** EdDSA, ES256 and RS256 (RFC 9053): what devices and browsers have. */
const supportedAlgorithmIDs = [-8, -7, -257];

const hostOf = (origin: string) => new URL(origin).hostname;

/** The origin of a page of ours; browsers write it, and no other page may use a passkey. */
export function ownOrigin(deps: Deps, origin: string | null): string {
  const { siteUrl, backofficeUrl } = deps.settings;
  if (origin !== siteUrl && origin !== backofficeUrl) throw new AppError(factorErrors.foreignPage);
  return origin;
}

/** Of a user’s passkeys, those that this page may use. */
export function passkeysFor(rows: readonly FactorRow[], origin: string): FactorRow[] {
  return rows.filter(({ kind, host }) => kind === 'passkey' && host === hostOf(origin));
}

const toDescriptor = ({ credentialId, transports }: FactorRow) => ({
  id: credentialId ?? '',
  transports: transports ?? [],
});

/** Options for navigator.credentials.create; `challenge` is to be kept until its response. */
export function creationOptions(
  user: UserRow,
  { origin, brand, existing }: { origin: string; brand: string; existing: readonly FactorRow[] },
) {
  return generateRegistrationOptions({
    rpName: brand,
    rpID: hostOf(origin),
    userName: user.email,
    userDisplayName: `${user.firstname} ${user.lastname}`,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Options for navigator.credentials.get. */
export function requestOptions(origin: string, passkeys: readonly FactorRow[]) {
  return generateAuthenticationOptions({
    rpID: hostOf(origin),
    allowCredentials: passkeys.map(toDescriptor),
    userVerification: 'preferred',
  });
}

/** Null for a response that is not valid. */
export async function verifyCreated(
  credential: Schemas['RegistrationCredential'],
  { challenge, origin }: Expected,
): Promise<CreatedPasskey | null> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: transports ?? [],
    host: hostOf(origin),
  };
}

/** The passkey’s new signature counter; null for a response that is not valid. A counter that went back is a copy. */
export async function verifyUsed(
  row: FactorRow,
  credential: Schemas['AuthenticationCredential'],
  { challenge, origin }: Expected,
): Promise<number | null> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: row.credentialId ?? '',
      publicKey: new Uint8Array(Buffer.from(row.publicKey ?? '', 'base64url')),
      counter: row.signCount ?? 0,
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo !== undefined ? authenticationInfo.newCounter : null;
}
