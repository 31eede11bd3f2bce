import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findFreezeList, replaceFreezeList } from './asset-freezes.repository.ts';
import { readRegister } from './read-register.ts';

/** How many names are held of which day; the clients are compared with them from then on. */
export async function importRegister(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  bytes: Buffer,
): Promise<{ publishedOn: string; names: number }> {
  const { publishedOn, names } = readRegister(bytes);
  await deps.db.transaction(async (tx) => {
    const held = await findFreezeList(tx);
    if (held !== null && held.publishedOn > publishedOn) {
      throw new Error(`The list of ${held.publishedOn} is newer than this one, of ${publishedOn}.`);
    }
    const id = deps.ids.uuid();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const list = { id, publishedOn, sha256, names: names.length, importedAt: deps.clock.now() };
    const rows = names.map((name) => ({ id: deps.ids.uuid(), listId: id, ...name }));
    await replaceFreezeList(tx, list, rows);
    await recordAudit(
      { ...deps, db: tx },
      {
        by: null,
        action: 'asset_freeze.imported',
        object: { type: 'import', id },
        after: { day: publishedOn, rows: names.length, sha256 },
      },
    );
  });
  return { publishedOn, names: names.length };
}
