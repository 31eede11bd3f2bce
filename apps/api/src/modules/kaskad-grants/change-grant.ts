import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { unitsText } from '@repo/domain/kaskad';
import { isFilled } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { toClass } from '../kaskad-units/classes.mapper.ts';
import { findGrantView } from '../kaskad-units/grants.repository.ts';
import { grantsTexts as texts } from '../kaskad-units/grants.texts.ts';
import { toWirePlans } from '../kaskad-units/plans.mapper.ts';
import { changePlans } from './change-plans.ts';
import { grantCancelKind, grantChangeKind } from './grant-change-kinds.ts';
import { grantsErrors } from './grants.errors.ts';

type Schemas = components['schemas'];

/** What a change would give; writes nothing. The reason may still be missing. */
export async function previewGrantChange(
  deps: Deps,
  id: string,
  body: Schemas['GrantChangeBody'],
): Promise<Schemas['GrantChangePreview']> {
  const view = await findGrantView(deps.db, id);
  if (view === undefined) throw new AppError(grantsErrors.notFound);
  const { class: row } = view;
  const { before, after, returned } = changePlans(view, body, isoDay(parisDay(deps.clock.now())));
  return {
    class: toClass(row),
    tge_day: row.tgeDay,
    before: toWirePlans(before, row.decimals),
    after: toWirePlans(after, row.decimals),
    returned: returned === null ? null : unitsText(returned, row.decimals),
  };
}

/** Made at once, or held until a second person approves it. */
export async function changeGrant(
  deps: Deps,
  actor: Actor,
  { id, reason, ...typed }: Schemas['GrantChangeBody'] & { id: string },
): Promise<void> {
  if (!isFilled(reason)) refuseField('reason', texts.reasonRequired);
  const kind = typed.change === 'canceled' ? grantCancelKind : grantChangeKind;
  await holdOrApply(deps, actor, { kind, subjectId: id, input: typed, reason });
}
