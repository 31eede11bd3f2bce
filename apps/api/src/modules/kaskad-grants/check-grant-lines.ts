// What each line of a file would grant, or why it may not.
import type { components } from '@repo/api-sdk/spec';
import { formatUnits } from '@repo/domain/kaskad';
import type { UserRow } from '../../db/schema/identity.ts';
import type { ClassRow, ImportedGrant } from '../../db/schema/kaskad.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { listClassViews } from '../kaskad-units/classes.repository.ts';
import { grantsTexts } from '../kaskad-units/grants.texts.ts';
import { toStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { excerpt } from '../market-data/parse/cells.ts';
import type { NamedLine } from '../market-data/parse/named-lines.ts';
import { findUsersByEmail } from './grant-import.repository.ts';
import { grantImportTexts as texts } from './grant-import.texts.ts';
import { grantsErrors } from './grants.errors.ts';
import { mayHold, preparePlans, readSupplyLeft, refuseFreeShares } from './prepare-grant.ts';
import { readGrantLine } from './read-grant-lines.ts';

export type Problem = components['schemas']['GrantImport']['problems'][number];

const emailOf = ({ cell }: NamedLine) => cell(texts.columns.email).toLowerCase();

/** Each line that may be granted; what is wrong of the others is added to `problems`. */
export async function checkLines(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  lines: readonly NamedLine[],
  problems: Problem[],
): Promise<ImportedGrant[]> {
  const owners = await findUsersByEmail(db, lines.map(emailOf));
  const classes = new Map((await listClassViews(db)).map(({ class: row }) => [row.symbol, row]));
  return lines.flatMap((line) => {
    const symbol = line.cell(texts.columns.symbol).toUpperCase();
    const found = { actor, owner: owners.get(emailOf(line)), row: classes.get(symbol), symbol };
    try {
      return [checkLine(line, found)];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      problems.push({ line: line.line, message: error.message });
      return [];
    }
  });
}

function checkLine(
  line: NamedLine,
  {
    actor,
    owner,
    row,
    symbol,
  }: { actor: Actor; owner?: UserRow | undefined; row?: ClassRow | undefined; symbol: string },
): ImportedGrant {
  if (owner === undefined || !mayHold(owner)) return refuseField('email', grantsTexts.unknownOwner);
  if (owner.id === actor.userId) throw new AppError(grantsErrors.ownGrant);
  if (row === undefined) return refuseField('symbol', texts.unknownSymbol(excerpt(symbol)));
  const { origin, grantedOn, ...terms } = readGrantLine(line);
  const { total, plans } = preparePlans(row, terms);
  refuseFreeShares(plans, row, { origin, grantedOn });
  return {
    line: line.line,
    userId: owner.id,
    classId: row.id,
    origin,
    grantedOn,
    total: total.toString(),
    plans: toStoredPlans(plans),
  };
}

/** The first line of each class whose units are no longer left. */
export async function findOverSupply(
  { db }: Pick<Deps, 'db'>,
  grants: readonly ImportedGrant[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { class: row } of await listClassViews(db)) {
    const supply = await readSupplyLeft(db, row);
    if (supply === null) continue;
    let left = supply;
    const over = grants.find(({ classId, total }) => classId === row.id && (left -= BigInt(total)) < 0n);
    if (over !== undefined)
      problems.push({ line: over.line, message: grantsTexts.overSupply(formatUnits(supply, row)) });
  }
  return problems;
}
