import type { components } from '@repo/api-sdk/spec';
import type { RoundField } from '@repo/domain/kaskad';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadRounds, type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { findRoundView, lockRound, saveRound } from '../kaskad-rounds/rounds.repository.ts';
import { findClass, findIssuer } from '../kaskad-units/classes.repository.ts';
import { checkTerms, type RoundTerms } from './check-terms.ts';
import { roundsErrors } from './rounds.errors.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

export async function createRound(deps: Deps, actor: Actor, body: RoundTerms): Promise<void> {
  const id = deps.ids.uuid();
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const terms = checkTerms(body, await readFacts(inTx, body, id));
    const made = { createdAt: deps.clock.now(), createdBy: actor.userId };
    const inserted = await tx
      .insert(kaskadRounds)
      .values({ id, ...terms, ...made })
      .onConflictDoNothing({ target: kaskadRounds.code })
      .returning({ id: kaskadRounds.id });
    if (inserted.length === 0) refuseField('code', texts.codeTaken);
    await recordAudit(inTx, {
      by: actor,
      action: 'round.created',
      object: { type: 'round', id },
      after: recorded(terms),
    });
    await deps.settleRequest?.(tx);
  });
}

/** A draft, or a review whose request ended without its approval: the round is a draft again. */
export async function updateRound(
  deps: Deps,
  actor: Actor,
  { id, version, terms: body }: components['schemas']['UpdateRoundBody'] & { id: string },
): Promise<void> {
  if ((await findRoundView(deps.db, id)) === undefined) throw new AppError(roundsErrors.notFound);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const round = await lockChangeable(tx, id, version);
    if (!(await isEditable(inTx, round))) throw new AppError(roundsErrors.notDraft);
    const terms = checkTerms(body, await readFacts(inTx, body, id));
    await saveRound(tx, id, { ...terms, state: 'draft', submittedAt: null, submittedBy: null });
    await recordAudit(inTx, {
      by: actor,
      action: 'round.updated',
      object: { type: 'round', id },
      before: recorded(round),
      after: recorded(terms),
    });
    await deps.settleRequest?.(tx);
  });
}

/** Held until the transaction ends; refused under another version. */
export async function lockChangeable(tx: Database, id: string, version: number): Promise<RoundRow> {
  const round = await lockRound(tx, id);
  if (round === undefined) throw new AppError(roundsErrors.notFound);
  if (round.version !== version) throw new AppError(roundsErrors.changed);
  return round;
}

/** A draft, or what was submitted and no request is pending of. */
export async function isEditable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, state }: Pick<RoundRow, 'id' | 'state'>,
): Promise<boolean> {
  if (state === 'draft') return true;
  return state === 'review' && (await findPendingOn(db, { subjectId: id, now: clock.now() })) === undefined;
}

async function readFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>, body: RoundTerms, id: string) {
  const code = body.code?.trim() ?? '';
  const others = and(eq(kaskadRounds.code, code), ne(kaskadRounds.id, id));
  return {
    now: clock.now(),
    class: await findClass(db, body.class_id),
    isIssuerKnown: (await findIssuer(db, body.issuer_id)) !== undefined,
    isCodeTaken: code !== '' && (await db.$count(kaskadRounds, others)) > 0,
  };
}

type Recorded = Pick<
  RoundRow,
  'name' | 'price' | 'minimum' | 'target' | 'cap' | 'rule' | 'opensAt' | 'closesAt' | 'missing'
>;

/** For the trail, without its code; null for what is missing. */
function recorded({ missing, ...terms }: Recorded) {
  const of = (field: RoundField, value: string) => (missing.includes(field) ? null : value);
  return {
    name: terms.name,
    price: of('price', terms.price),
    minimum: of('minimum', terms.minimum),
    target: of('target', terms.target),
    cap: of('cap', terms.cap),
    rule: terms.rule,
    opens_at: of('opens_at', terms.opensAt.toISOString()),
    closes_at: of('closes_at', terms.closesAt.toISOString()),
  };
}
