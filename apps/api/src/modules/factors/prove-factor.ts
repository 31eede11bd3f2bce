import type { FactorRow } from '../../db/schema/factors.ts';
import type { Deps } from '../../deps.ts';
import type { RequestBody } from '../../http/operation.ts';
import { stepOf } from './authenticator.ts';
import { listFactorsOf, saveFactor, useStep } from './factors.repository.ts';
import { passkeysFor, verifyUsed } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

export type OwnMethod = 'passkey' | 'authenticator' | 'recovery';
export type Proof = RequestBody<'stepUp'>;

export interface ProofContext {
  readonly userId: string;
  /** Of the options that a passkey signed; null where none were sent. */
  readonly challenge: string | null;
  readonly origin: string | null;
}

/** The ways that an account with factors of its own may use on this page, the safest first. */
export function methodsOf(rows: readonly FactorRow[], origin: string | null): OwnMethod[] {
  const hasPasskey = origin !== null && passkeysFor(rows, origin).length > 0;
  const hasAuthenticator = rows.some(({ kind }) => kind === 'authenticator');
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasAuthenticator ? (['authenticator'] as const) : []),
    'recovery',
  ];
}

/** Verifies the proof by a factor of the user’s own, and uses it up. The caller counts the attempts. */
export async function proveOwnFactor(deps: Deps, proof: Proof, context: ProofContext): Promise<boolean> {
  const { method, code = '', credential } = proof;
  if (method === 'recovery') return spendRecoveryCode(deps, context.userId, code);
  const rows = await listFactorsOf(deps.db, context.userId);
  if (method === 'authenticator') return proveAuthenticator(deps, rows, code);
  if (method !== 'passkey' || credential === undefined) return false;
  const { challenge, origin } = context;
  if (challenge === null || origin === null) return false;
  const row = passkeysFor(rows, origin).find(({ credentialId }) => credentialId === credential.id);
  const signCount = row && (await verifyUsed(row, credential, { challenge, origin }));
  if (row === undefined || signCount === undefined || signCount === null) return false;
  await saveFactor(deps.db, row.id, { signCount, lastUsedAt: deps.clock.now() });
  return true;
}

async function proveAuthenticator(deps: Deps, rows: readonly FactorRow[], typed: string): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '');
  for (const row of rows) {
    const step = row.kind === 'authenticator' ? stepOf(deps, row, code) : null;
    if (step !== null && (await useStep(deps.db, row.id, { step, now: deps.clock.now() }))) return true;
  }
  return false;
}
