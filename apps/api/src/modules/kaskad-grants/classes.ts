// The classes of units: what is granted. A class is changed under its version; the day of its TGE takes two persons.
import type { components } from '@repo/api-sdk/spec';
import { parseAddress } from '@repo/domain/crypto-address';
import { formatUnits } from '@repo/domain/kaskad';
import { isFilled } from '@repo/domain/validation';
import type { Database } from '../../db/client.ts';
import type { ClassRow } from '../../db/schema/kaskad.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { storedUnits, toClassRow } from '../kaskad-units/classes.mapper.ts';
import * as repository from '../kaskad-units/classes.repository.ts';
import { readUnits } from '../kaskad-units/plans.mapper.ts';
import { classTgeKind } from './class-tge-kind.ts';
import { classesTexts as texts } from './classes.texts.ts';
import { classesErrors } from './grants.errors.ts';

type Schemas = components['schemas'];

export async function listClasses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Schemas['ClassRows']> {
  const views = await repository.listClassViews(db);
  const granted = await repository.sumUnits(db, 'kaskad_granted');
  const claimed = await repository.sumUnits(db, 'kaskad_claimed');
  const pending = await findPendingOfKind(db, { kind: classTgeKind.kind, now: clock.now() });
  return {
    items: views.map(({ class: row, issuer }) => ({
      ...toClassRow(row, issuer, {
        granted: granted.get(row.id) ?? 0n,
        claimed: claimed.get(row.id) ?? 0n,
      }),
      pending_change: toWirePendingChange(pending.get(row.id)),
    })),
  };
}

/** Without the day of its TGE, which is held until a second person approves it. */
export async function createClass(deps: Deps, actor: Actor, body: Schemas['ClassBody']): Promise<void> {
  const { kind, decimals, network, symbol } = body;
  if (!/^[A-Z\d]{2,10}$/.test(symbol)) refuseField('symbol', texts.symbol);
  if (kind !== 'token' && decimals !== 0) refuseField('decimals', texts.decimals);
  if (kind !== 'token' && network !== null) refuseField('network', texts.network);
  const { tgeDay, ...shared } = readShared({ kind, decimals, network }, body);
  const id = deps.ids.uuid();
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    if ((await repository.findIssuer(tx, body.issuer_id)) === undefined)
      refuseField('issuer_id', texts.unknownIssuer);
    const row = { id, issuerId: body.issuer_id, kind, symbol, decimals, network, ...shared, tgeDay: null };
    const isNew = await repository.insertClass(tx, { ...row, createdAt: deps.clock.now() });
    if (!isNew) refuseField('symbol', texts.symbolTaken);
    await recordAudit(inTx, {
      by: actor,
      action: 'unit_class.created',
      object: { type: 'unit_class', id },
      after: { symbol, ...recorded(row) },
    });
    if (tgeDay === null) await deps.settleRequest?.(tx);
    else await holdTge(inTx, actor, { id, tgeDay, reason: body.reason });
  });
}

/** Settles the request too. */
const holdTge = (
  deps: Deps,
  actor: Actor,
  { id, tgeDay, reason = '' }: { id: string; tgeDay: string | null; reason: string | undefined },
) => holdOrApply(deps, actor, { kind: classTgeKind, subjectId: id, input: { tge_day: tgeDay }, reason });

/** The day of a TGE that moves is held until a second person approves it; the rest is changed at once. */
export async function updateClass(
  deps: Deps,
  actor: Actor,
  { id, ...body }: Schemas['ClassChangeBody'] & { id: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const row = await repository.lockClass(tx, id);
    if (row === undefined) throw new AppError(classesErrors.notFound);
    if (row.version !== body.version) throw new AppError(classesErrors.changed);
    const { tgeDay, ...change } = readShared(row, body);
    await refuseUnderGranted(tx, row, change.totalSupply);
    const changed = { ...row, ...change };
    const hasMoved = tgeDay !== row.tgeDay;
    if (!hasMoved || JSON.stringify(recorded(changed)) !== JSON.stringify(recorded(row))) {
      await repository.saveClass(tx, id, { ...change, version: row.version + 1 });
      await recordAudit(inTx, {
        by: actor,
        action: 'unit_class.changed',
        object: { type: 'unit_class', id },
        before: recorded(row),
        after: recorded(changed),
      });
    }
    if (!hasMoved) await deps.settleRequest?.(tx);
    else await holdTge(inTx, actor, { id, tgeDay, reason: body.reason });
  });
}

type Shared = Pick<ClassRow, 'name' | 'contractAddress' | 'totalSupply' | 'tgeDay' | 'dailyLimit'>;

/** What is typed of a class, at first and later. */
function readShared(
  { kind, decimals, network }: Pick<ClassRow, 'kind' | 'decimals' | 'network'>,
  body: Pick<
    Schemas['ClassChangeBody'],
    'name' | 'contract_address' | 'total_supply' | 'tge_day' | 'daily_limit'
  >,
): Shared {
  const name = body.name.trim();
  if (!isFilled(name)) refuseField('name', texts.name);
  if (kind !== 'token' && body.tge_day !== null) refuseField('tge_day', texts.tgeOfToken);
  return {
    name,
    contractAddress: readAddress(body.contract_address, network),
    totalSupply: readLimit(body.total_supply, { decimals, field: 'total_supply' }),
    tgeDay: body.tge_day,
    dailyLimit: readLimit(body.daily_limit, { decimals, field: 'daily_limit' }),
  };
}

/** In its canonical form; null of a token without a contract, as is what stands empty. */
function readAddress(typed: string | null, network: ClassRow['network']): string | null {
  const address = typed?.trim() ?? '';
  if (address === '') return null;
  const contract = network === 'ethereum' ? parseAddress(address, network) : null;
  return contract ?? refuseField('contract_address', texts.contractAddress);
}

/** Null where nothing is typed. */
const readLimit = (typed: string | null, options: Parameters<typeof readUnits>[1]): string | null =>
  typed === null || typed.trim() === '' ? null : readUnits(typed, options).toString();

async function refuseUnderGranted(tx: Database, row: ClassRow, supply: string | null): Promise<void> {
  if (supply === null) return;
  const granted = (await repository.sumUnits(tx, 'kaskad_granted')).get(row.id) ?? 0n;
  if (BigInt(supply) < granted)
    refuseField('total_supply', texts.supplyUnderGranted(formatUnits(granted, row)));
}

/** For the trail. */
const recorded = (row: Shared & Pick<ClassRow, 'decimals'>) => ({
  name: row.name,
  contract_address: row.contractAddress,
  total_supply: row.totalSupply && storedUnits(row.totalSupply, row),
  tge_day: row.tgeDay,
  daily_limit: row.dailyLimit && storedUnits(row.dailyLimit, row),
});
