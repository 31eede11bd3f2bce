import type { components } from '@repo/api-sdk/spec';
import type { ProductAction } from '@repo/domain/products';
import type { Actor, Deps } from '../../deps.ts';
import { toWirePreview } from '../change-requests/change-requests.mapper.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';
import { productStateKind } from './product-state-kind.ts';
import { requireLocked } from './strategies.repository.ts';

type Body = components['schemas']['ProductStateBody'];

/** Publishes, suspends, reopens or archives a product, or holds it until a second person approves. */
export async function changeProductState(
  deps: Deps,
  actor: Actor,
  { id, action, version, reason }: Body & { id: string; action: ProductAction },
): Promise<void> {
  await holdOrApply(deps, actor, {
    kind: productStateKind,
    subjectId: id,
    input: { action, version },
    reason,
  });
}

/** What it would do, or the refusal of the change itself. */
export function previewProductState(
  deps: Deps,
  actor: Actor,
  { id, action }: { id: string; action: ProductAction },
): Promise<components['schemas']['ChangePreview']> {
  return deps.db.transaction(async (tx) => {
    const { version } = await requireLocked(tx, id);
    const call = { actor, subjectId: id, input: { action, version }, reason: '' };
    const checked = await productStateKind.check({ ...deps, db: tx }, call);
    return toWirePreview(await hasTwoPersonControl(deps), productStateKind, checked);
  });
}
