import type { Deps } from '../../deps.ts';
import { applyInvestmentSignature } from './apply-investment-signature.ts';
import { findOpenSignature, saveSignature } from './investment-signatures.repository.ts';

/** Ends a signature that is under way at the provider; one that was done a moment before counts as signed. */
export async function stopSignature(deps: Deps, investmentId: string): Promise<void> {
  const signature = await findOpenSignature(deps.db, investmentId);
  if (!signature) return;
  try {
    const state = await deps.signature.cancel(signature.id);
    if (state?.status === 'done') {
      await applyInvestmentSignature(deps, signature.id);
      return;
    }
    await saveSignature(deps.db, signature.id, { status: 'canceled', updatedAt: deps.clock.now() });
  } catch (error) {
    // Its form, if it is signed later, is refused then.
    deps.log.error({ err: error, signatureId: signature.id }, 'signature of an investment not canceled');
  }
}
