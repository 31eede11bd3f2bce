import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { toWirePreview } from '../change-requests/change-requests.mapper.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';
import { navSubject, navWithdrawKind, type PublishedNav } from './withdraw-nav.ts';

/** What the withdrawal would change, or why it is refused; the same rules decide again when it is sent. */
export function previewNavWithdrawal(
  deps: Deps,
  actor: Actor,
  nav: PublishedNav,
): Promise<components['schemas']['ChangePreview']> {
  return deps.db.transaction(async (tx) => {
    const call = { actor, subjectId: navSubject(nav), input: {}, reason: '' };
    const checked = await navWithdrawKind.check({ ...deps, db: tx }, call);
    return toWirePreview(await hasTwoPersonControl({ ...deps, db: tx }), navWithdrawKind, checked);
  });
}
