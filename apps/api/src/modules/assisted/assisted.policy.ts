// Who may prepare, and what has to hold before each move.
import { type AssistedState, assistedStateOf, validateCompliance } from '@repo/domain/assisted';
import { formatNumericDateTime } from '@repo/domain/format';
import { paymentAssetOf, paymentMethodFor } from '@repo/domain/limits';
import type { AssistedRow } from '../../db/schema/assisted.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { lockOpenClient, scopeOf } from '../clients/clients.policy.ts';
import { isInScope } from '../clients/scope.repository.ts';
import { checkOffer, checkOrigin } from '../contracts/check-subscription.ts';
import { assertOnOffer } from '../contracts/contracts.policy.ts';
import { paymentDetailsOf } from '../strategies/strategies.mapper.ts';
import { assistedErrors as errors } from './assisted.errors.ts';
import { blockersOf } from './assisted.mapper.ts';
import { type AssistedLine, findAssistedLine, lockAssisted } from './assisted.repository.ts';
import { assistedTexts as texts } from './assisted.texts.ts';

interface Boxes {
  terms_accepted?: boolean | null;
  risks_accepted?: boolean | null;
}

/** The boxes are the client’s: any value of one, from staff, is refused. */
export function refuseBoxes({ terms_accepted: terms, risks_accepted: risks }: Boxes): void {
  if (typeof terms === 'boolean' || typeof risks === 'boolean') throw new AppError(errors.boxesAreTheClients);
}

export async function findVisible(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<AssistedLine> {
  const line = await findAssistedLine(deps.db, id, await scopeOf(deps, actor));
  if (line === undefined) throw new AppError(errors.notFound);
  return line;
}

/** The account of the client, locked: not one’s own, open, and of the adviser who acts. */
export async function lockClient(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<UserRow> {
  const client = await lockOpenClient(deps.db, id);
  if (!isInScope(client.assignedSalesId, await scopeOf(deps, actor))) throw new AppError(errors.notFound);
  if (client.id === actor.userId) throw new AppError(errors.ownAccount);
  return client;
}

/** The row that this version was read of, locked with its client, in one of these states. */
export async function lockVersion(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, version, states }: { id: string; version: number; states: readonly AssistedState[] },
): Promise<{ row: AssistedRow; line: AssistedLine }> {
  const { userId } = (await findVisible(deps, actor, id)).row;
  await lockClient(deps, actor, userId);
  const row = await lockAssisted(deps.db, id);
  const line = await findVisible(deps, actor, id);
  if (row === undefined) throw new AppError(errors.notFound);
  const state = assistedStateOf(row, deps.clock.now());
  if (!states.includes(state)) throw new AppError(errors.ended, { message: texts.ended[state] });
  if (row.version !== version) {
    const at = formatNumericDateTime(row.savedAt.toISOString());
    throw new AppError(errors.changed, { message: texts.changed(line.saver, at) });
  }
  return { row, line };
}

/** Every rule of every step once more: what is on offer may have changed since it was saved. */
export async function assertSendable(db: Deps['db'], line: AssistedLine): Promise<void> {
  const { row, strategy } = line;
  if (strategy === null || row.currency === null || row.amount === null || row.step !== 'signature')
    throw new AppError(errors.incomplete);
  assertOnOffer(strategy);
  const asset = paymentAssetOf(row.currency);
  const method = paymentMethodFor(asset, paymentDetailsOf(strategy));
  checkOffer(strategy, { amount: row.amount, asset, method });
  await checkOrigin(db, { asset, method, origin: row.paymentOrigin });
  refuseInvalid(
    validateCompliance({
      funds_source: row.fundsSource,
      funds_detail: row.fundsDetail,
      situation: row.situation,
    }),
  );
  const [blocker] = blockersOf(line);
  if (blocker !== undefined) throw new AppError(errors.blocked, { message: blocker.message });
}
