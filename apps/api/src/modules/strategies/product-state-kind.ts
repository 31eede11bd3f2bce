// Publishing, suspending, reopening or archiving a product: what every client may then do or no longer do takes two persons.
import {
  hasValidMeansOfPayment,
  type ProductAction,
  productActionRefusals,
  productActions,
  productOfferOf,
  productStatusAfter,
  publicationGaps,
} from '@repo/domain/products';
import { z } from 'zod';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { describeStrategy, linesOf } from './describe-strategy.ts';
import { describeEffects } from './product-effects.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { requireLocked, saveStrategy } from './strategies.repository.ts';
import { strategiesTexts as texts } from './strategies.texts.ts';
import { addStrategyVersion, contentOf } from './strategy-versions.repository.ts';

const input = z.strictObject({ action: z.enum(productActions), version: z.number() });
export type ProductStateChange = z.infer<typeof input>;

const auditActions = {
  publish: 'strategy.published',
  suspend: 'strategy.suspended',
  resume: 'strategy.resumed',
  archive: 'strategy.archived',
} as const satisfies Record<ProductAction, string>;

/** The product after the action; refused where its status does not allow it, or where it lacks something. */
function changedProduct(before: StrategyRow, action: ProductAction): StrategyRow {
  const status = productStatusAfter(action, before.status);
  if (status === null) refuseField('action', productActionRefusals[action]);
  const wire = toWireStrategy(before);
  if (action === 'publish') {
    const gaps = publicationGaps({
      ...wire,
      launch_day: before.launchDay,
      publication_days: before.publicationDays,
    }).map(({ part, message }) => ({ field: part, message }));
    refuseInvalid({ failures: gaps, first: gaps[0] ?? null });
  }
  if (action === 'resume' && !hasValidMeansOfPayment(wire)) {
    refuseField('action', texts.cannotResume);
  }
  return { ...before, status };
}

export const productStateKind: ChangeKind<ProductStateChange> = {
  kind: 'strategy.state',
  subjectType: 'strategy',
  input,
  isAlwaysHeld: true,
  // Clients pay where a published product says.
  warnings: texts.state,
  typed: ({ action }) => ({ product_action: action }),
  check: async (deps, { subjectId, input: { action, version }, request }) => {
    const before = await requireLocked(deps.db, subjectId);
    // At the approval the fingerprint decides.
    if (request === undefined && version !== before.version) throw new AppError(strategiesErrors.changed);
    const after = changedProduct(before, action);
    // The checker approves all that a draft holds: one person alone wrote it.
    const from = action === 'publish' ? new Map() : describeStrategy(before);
    const changes = linesOf(from, describeStrategy(after));
    const { lines, warnings } = await describeEffects(deps, before, action);
    return {
      subjectLabel: before.title,
      userId: null,
      lines: [...changes, ...lines],
      // Contracts and NAVs move each day: they are read, not approved.
      fingerprint: fingerprintOf(changes),
      warnings: [action, ...warnings],
    };
  },
  apply: async (deps, { actor, subjectId, input: { action }, reason, request }) => {
    const before = await requireLocked(deps.db, subjectId);
    const now = deps.clock.now();
    const after = await saveStrategy(deps.db, subjectId, {
      status: changedProduct(before, action).status,
      version: before.version + 1,
      updatedAt: now,
      // No client could read them before.
      ...(action === 'publish' && {
        paymentDetailsSince: now,
        paymentDetailsCheckedAt: request === undefined ? null : now,
      }),
    });
    if (after === undefined) throw new AppError(strategiesErrors.notFound);
    // Signatures under way are stopped at once.
    if (productOfferOf(after.status) !== 'open') await deps.jobs.add(deps.db, 'signatures');
    await addStrategyVersion(deps.db, before, {
      strategyId: after.id,
      version: after.version,
      content: contentOf(after),
      reason,
      enteredBy: request?.makerId ?? actor.userId,
      publishedBy: request === undefined ? null : actor.userId,
      changeRequestId: request?.id ?? null,
      createdAt: now,
    });
    await recordAudit(deps, {
      by: actor,
      action: auditActions[action],
      object: { type: 'strategy', id: after.id },
      before: { status: before.status },
      after: { ...toWireStrategy(after), status: after.status, detail: reason },
    });
  },
  afterApproval: prepareMarketAhead,
};
