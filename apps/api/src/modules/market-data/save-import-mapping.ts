import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { importMappingSchema } from './import-mapping.schema.ts';
import { saveMapping } from './import-mappings.repository.ts';
import { marketDataErrors } from './market-data.errors.ts';
import { fromWireMapping } from './market-data.mapper.ts';

/** What the columns of a source’s files mean: proposed for its next file, to each administrator. */
export async function saveImportMapping(
  deps: Deps,
  actor: Actor,
  { kind, fingerprint, mapping: wire }: components['schemas']['SaveImportMapping'],
): Promise<void> {
  const mapping = importMappingSchema.safeParse(fromWireMapping(wire));
  if (!mapping.success) throw new AppError(marketDataErrors.badMapping);
  await deps.db.transaction(async (tx) => {
    await saveMapping(tx, {
      kind,
      fingerprint,
      mapping: mapping.data,
      updatedAt: deps.clock.now(),
      updatedBy: actor.userId,
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'market_data.mapping_saved',
        object: { type: 'import_mapping', id: fingerprint },
        after: { kind, mapping: mapping.data },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
