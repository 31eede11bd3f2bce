// The columns of the CSV files of a bank: saved once for each account.
import type { components } from '@repo/api-sdk/spec';
import { csvMappingSchema } from '../../bank-statements/csv-mapping.schema.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireHouseAccount } from './house-accounts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { fromWireMapping, toWireMapping } from './statements.mapper.ts';
import { findMapping, saveMapping } from './statements.repository.ts';

export async function getStatementMapping(
  deps: Deps,
  account: string,
): Promise<components['schemas']['KeptMapping']> {
  const kept = csvMappingSchema.safeParse(await findMapping(deps.db, account));
  return { mapping: kept.success ? toWireMapping(kept.data) : null };
}

export async function saveStatementMapping(
  deps: Deps,
  actor: Actor,
  input: components['schemas']['SaveMappingBody'],
): Promise<void> {
  const { account } = await requireHouseAccount(deps.db, input.account, 'EURO');
  const mapping = csvMappingSchema.safeParse(fromWireMapping(input.mapping));
  if (!mapping.success) throw new AppError(receiptsErrors.badMapping);
  await deps.db.transaction(async (tx) => {
    await saveMapping(tx, {
      account,
      mapping: mapping.data,
      updatedAt: deps.clock.now(),
      updatedBy: actor.userId,
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'statement.mapping_saved',
        object: { type: 'account', id: account },
        after: { mapping: mapping.data },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
