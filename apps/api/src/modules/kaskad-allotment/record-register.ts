// What the administration enters in the register of an issuer: units held outside of a round, and valuations of its classes.
import type { components } from '@repo/api-sdk/spec';
import { type Decimal, decimal, roundDown, toText } from '@repo/domain/money';
import { isFilled } from '@repo/domain/validation';
import type { Database } from '../../db/client.ts';
import type { ClassRow } from '../../db/schema/kaskad.ts';
import { kaskadValuations } from '../../db/schema/kaskad-registers.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { issuersErrors } from '../kaskad-rounds/issuer-details.ts';
import { insertMovements } from '../kaskad-rounds/register.repository.ts';
import { findIssuer, lockClass } from '../kaskad-units/classes.repository.ts';
import { allotmentTexts } from './allotment.texts.ts';

type Schemas = components['schemas'];
const texts = allotmentTexts.register;

export function recordHolding(
  deps: Deps,
  actor: Actor,
  { issuerId, ...body }: Schemas['HoldingBody'] & { issuerId: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockClassOf(tx, { issuerId, classId: body.class_id });
    const holder = body.holder.trim();
    const units = body.units.replaceAll(/\s/g, '');
    const reason = body.reason.trim();
    if (!isFilled(holder)) refuseField('holder', texts.holder);
    if (!/^\d{1,30}$/.test(units) || BigInt(units) === 0n) refuseField('units', texts.units);
    refuseToCome(deps, body.day);
    if (!isFilled(reason)) refuseField('reason', texts.reason);
    await insertMovements(tx, row.id, [
      {
        nature: 'opening',
        userId: null,
        holder,
        investmentId: null,
        units: BigInt(units).toString(),
        day: body.day,
        reason,
        bookedAt: deps.clock.now(),
        bookedBy: actor.userId,
      },
    ]);
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'holding.recorded',
        object: { type: 'unit_class', id: row.id },
        after: { symbol: row.symbol, day: body.day, detail: reason },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

export function recordValuation(
  deps: Deps,
  actor: Actor,
  { issuerId, ...body }: Schemas['ValuationBody'] & { issuerId: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockClassOf(tx, { issuerId, classId: body.class_id });
    const price = readPrice(body.price);
    refuseToCome(deps, body.day);
    await tx.insert(kaskadValuations).values({
      id: deps.ids.uuid(),
      classId: row.id,
      price: toText(price),
      day: body.day,
      method: body.method,
      recordedAt: deps.clock.now(),
      recordedBy: actor.userId,
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'valuation.recorded',
        object: { type: 'unit_class', id: row.id },
        after: { symbol: row.symbol, day: body.day, method: body.method },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

async function lockClassOf(
  tx: Database,
  { issuerId, classId }: { issuerId: string; classId: string },
): Promise<ClassRow> {
  if ((await findIssuer(tx, issuerId)) === undefined) throw new AppError(issuersErrors.notFound);
  const row = await lockClass(tx, classId);
  return row?.issuerId === issuerId ? row : refuseField('class_id', texts.unknownClass);
}

function readPrice(typed: string): Decimal {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (!/^\d{1,18}(?:\.\d+)?$/.test(text)) return refuseField('price', texts.price);
  const price = decimal(text);
  return price.gt(0) && roundDown(price, 8).eq(price) ? price : refuseField('price', texts.price);
}

function refuseToCome({ clock }: Pick<Deps, 'clock'>, day: string): void {
  if (day > parisDay(clock.now())) refuseField('day', texts.day);
}
