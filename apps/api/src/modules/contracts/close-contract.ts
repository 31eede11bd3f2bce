import type { Actor, Deps } from '../../deps.ts';
import { closeLocked, lockClosable } from './contract-closing.ts';

/** Closes the caller's signed contract. */
export function closeContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const closable = await lockClosable(inTx, actor, { contractId, by: 'owner' });
    await closeLocked(inTx, actor, { ...closable, reason: null });
    await deps.settleRequest?.(tx);
  });
}
