import type { components } from '@repo/api-sdk/spec';
import type { CryptoInput, StrategyRow, strategies } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireChangeControl } from '../change-control/require-change-control.ts';
import { checkStrategyChange } from './check-strategy-change.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { minimumFields, toWireStrategy } from './strategies.mapper.ts';
import { lockStrategy, saveStrategy } from './strategies.repository.ts';

type StrategyChange = components['schemas']['StrategyChange'];
type RowChange = Partial<typeof strategies.$inferInsert>;

/** Changes the fields the request names and leaves the others. Title and currency are fixed: every NAV depends on them. */
export async function updateStrategy(deps: Deps, actor: Actor, change: StrategyChange): Promise<void> {
  requireChangeControl(deps);
  checkStrategyChange(change);
  await deps.db.transaction(async (tx) => {
    const before = await lockStrategy(tx, change.id);
    if (!before) throw new AppError(strategiesErrors.notFound);
    const changes = { ...toRowChange(before, change), updatedAt: deps.clock.now() };
    const after = await saveStrategy(tx, change.id, changes);
    if (!after) throw new AppError(strategiesErrors.notFound);
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'strategy.updated',
        object: { type: 'strategy', id: before.id },
        before: { ...toWireStrategy(before) },
        after: { ...toWireStrategy(after) },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

function toRowChange(before: StrategyRow, change: StrategyChange): RowChange {
  return {
    ...(change.subtitle !== undefined && { subtitle: change.subtitle ?? '' }),
    ...(change.label !== undefined && { label: change.label ?? '' }),
    ...(change.description !== undefined && { description: change.description ?? '' }),
    ...(change.apy !== undefined && { apy: String(change.apy ?? 0) }),
    ...(change.doc_url !== undefined && { docUrl: change.doc_url }),
    ...(change.video_url !== undefined && { videoUrl: change.video_url }),
    ...(change.rib !== undefined && toRibColumns(change.rib)),
    ...(change.crypto !== undefined && { cryptoInputs: toInputs(change.crypto?.inputs ?? []) }),
    minimums: mergeMinimums(before.minimums, change),
  };
}

const compact = (text: string | null | undefined): string | null =>
  text?.replaceAll(/\s/g, '').toUpperCase() || null;

function toRibColumns(rib: StrategyChange['rib']): RowChange {
  return { ribBank: rib?.bank?.trim() || null, ribIban: compact(rib?.iban), ribBic: compact(rib?.bic) };
}

function toInputs(inputs: readonly CryptoInput[]): CryptoInput[] {
  return inputs.map(({ symbol, blockchain, address }) => ({
    symbol,
    blockchain: blockchain.trim(),
    address: address.trim(),
  }));
}

function mergeMinimums(before: Record<string, string>, change: StrategyChange): Record<string, string> {
  const merged = new Map(Object.entries(before));
  for (const field of minimumFields) {
    const value = change[field];
    if (value === undefined) continue;
    if (value === null) merged.delete(field);
    else merged.set(field, value);
  }
  return Object.fromEntries(merged);
}
