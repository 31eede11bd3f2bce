import type { components } from '@repo/api-sdk/spec';
import { validateProductChange } from '@repo/domain/products';
import type { Database } from '../../db/client.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { referenceCurrencyOf, toWireStrategy } from './strategies.mapper.ts';
import { findStrategy, insertStrategy, isTitleTaken, nextPosition } from './strategies.repository.ts';
import { strategiesTexts as texts } from './strategies.texts.ts';
import { contentOf, insertStrategyVersion } from './strategy-versions.repository.ts';

type NewProduct = components['schemas']['NewProduct'];

/** A draft, which no client sees: one person alone may write it. */
export async function createProduct(
  deps: Deps,
  actor: Actor,
  { title, currency }: NewProduct,
): Promise<void> {
  refuseInvalid(validateProductChange({ title }));
  return deps.db.transaction(async (tx) => {
    if (await isTitleTaken(tx, title.trim())) refuseField('title', texts.titleTaken);
    const now = deps.clock.now();
    const draft = await insertStrategy(tx, {
      id: await freeCode(deps, tx, title),
      title: title.trim(),
      referenceCurrency: referenceCurrencyOf(currency),
      status: 'draft',
      position: await nextPosition(tx),
      createdAt: now,
      updatedAt: now,
    });
    // Made by another at this very moment.
    if (draft === undefined) refuseField('title', texts.titleTaken);
    await insertStrategyVersion(tx, {
      strategyId: draft.id,
      version: draft.version,
      content: contentOf(draft),
      reason: '',
      enteredBy: actor.userId,
      publishedBy: null,
      changeRequestId: null,
      createdAt: now,
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'strategy.created',
        object: { type: 'strategy', id: draft.id },
        after: { ...toWireStrategy(draft), status: draft.status },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

/** The code of its address and of its NAVs, for good: its first title in small letters, unless another product has it. */
async function freeCode({ ids }: Deps, tx: Database, title: string): Promise<string> {
  const code = title
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isFree = code !== '' && (await findStrategy(tx, code)) === undefined;
  return isFree ? code : ids.uuid();
}
