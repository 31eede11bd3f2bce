import type { components } from '@repo/api-sdk/spec';
import type { AuditAction } from '@repo/domain/audit';
import { formatNumericDate } from '@repo/domain/format';
import {
  firstNegativeDay,
  type RegisterNature,
  validateEntry,
  validateRectification,
} from '@repo/domain/register';
import type { EnteredHolder } from '../../db/schema/register.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { takeNumbers } from '../books/books.repository.ts';
import {
  findReference,
  insertEntry,
  listEnteredUnits,
  listEntries,
  lockRegister,
} from './entries.repository.ts';
import { type LockedLine, lockMovementLine } from './lock-line.ts';
import { registerErrors } from './register.errors.ts';
import { entryDays, isSameHolder, toEnteredHolder } from './register.mapper.ts';
import { registerTexts as texts } from './register.texts.ts';

type Schemas = components['schemas'];

/** « Enregistrer l'inscription »: the next number of the strategy's register, chained to the one before. */
export function enterRegisterMovement(
  deps: Deps,
  actor: Actor,
  { id, ...body }: Schemas['EnterMovementBody'] & { id: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockRegister(tx);
    const locked = await lockMovementLine(inTx, id);
    const { line, holder, poNumber } = locked;
    if (line.state === 'entered') throw new AppError(registerErrors.entered);
    if (line.gap === 'open') throw new AppError(registerErrors.gapOpen);
    const typed = { ...body, units: String(body.units) };
    refuseInvalid(
      validateEntry(typed, { ...entryDays(line, parisDay(deps.clock.now())), units: line.units }),
    );
    await refuseNegative(inTx, locked, { day: body.operation_day, units: line.units });
    await append(inTx, actor, locked, {
      action: 'register.entered',
      operationDay: body.operation_day,
      reference: body.reference,
      nature: line.nature,
      units: line.units,
      amount: line.amount ?? '0',
      rectifies: null,
      holder: toEnteredHolder(holder, poNumber),
    });
    await deps.settleRequest?.(tx);
  });
}

/** An entry is never edited: another one, which moves no unit, replaces its day, its reference and its holder as now known. */
export function rectifyRegisterEntry(
  deps: Deps,
  actor: Actor,
  { id, ...body }: Schemas['RectifyEntryBody'] & { id: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockRegister(tx);
    const locked = await lockMovementLine(inTx, id);
    const { line, holder, poNumber } = locked;
    const entries = await listEntries(tx, { strategyId: line.strategyId, movement: line.movement });
    const [first, last] = [entries[0]?.entry, entries.at(-1)];
    if (first === undefined || last === undefined) throw new AppError(registerErrors.notEntered);
    refuseInvalid(validateRectification(body, entryDays(line, parisDay(deps.clock.now()))));
    const known = toEnteredHolder(holder, poNumber);
    const isSame =
      body.operation_day === last.entry.operationDay &&
      body.reference.trim() === last.entry.reference &&
      isSameHolder(last.holder, known);
    if (isSame) throw new AppError(registerErrors.unchanged);
    await refuseNegative(inTx, locked, { day: body.operation_day, units: line.units });
    await append(inTx, actor, locked, {
      action: 'register.rectified',
      operationDay: body.operation_day,
      reference: body.reference,
      nature: 'rectification',
      units: '0',
      amount: '0',
      rectifies: first.number,
      holder: { ...known, reason: body.reason.trim() },
    });
    await deps.settleRequest?.(tx);
  });
}

/** An exit before its entry, or more than what was in. */
async function refuseNegative(
  deps: Deps,
  { line }: LockedLine,
  { day, units }: { day: string | null; units: string },
): Promise<void> {
  const entered = await listEnteredUnits(deps.db, line);
  const others = entered.filter(({ movement }) => movement !== line.movement);
  const negative = firstNegativeDay([...others, { day: day ?? '', units }]);
  if (negative !== null) refuseField('operation_day', texts.negative(formatNumericDate(negative)));
}

interface Appended {
  action: AuditAction;
  operationDay: string | null;
  reference: string;
  nature: RegisterNature;
  units: string;
  amount: string;
  rectifies: number | null;
  holder: EnteredHolder;
}

async function append(
  deps: Deps,
  actor: Actor,
  { line: { strategyId, movement, contractId, asset }, strategy, holder: { id: userId } }: LockedLine,
  { action, holder, ...written }: Appended,
): Promise<void> {
  const reference = written.reference.trim();
  const used = await findReference(deps.db, reference, { strategyId, movement });
  if (used !== null)
    refuseField(
      'reference',
      texts.referenceUsed(used.number, used.strategyId === strategyId ? strategy : used.strategyId),
    );
  const number = await takeNumbers(deps.db, `register:${strategyId}`, 1);
  const entry = {
    ...written,
    strategyId,
    number,
    movement,
    contractId,
    reference,
    operationDay: written.operationDay ?? '',
    asset,
    enteredAt: deps.clock.now(),
    enteredBy: actor.userId,
  };
  const sha256 = await insertEntry(deps.db, entry, { userId, holder });
  // By the system: it keeps nothing of a person, and is compared with the register for as long as the register exists.
  await recordAudit(deps, {
    by: null,
    action,
    object: { type: 'register_entry', id: `${strategyId}/${number}` },
    after: { units: written.units, reference, sha256 },
  });
}
