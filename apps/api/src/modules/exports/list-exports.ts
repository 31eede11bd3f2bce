// Every list that staff export, by the operation that exports it.
import { decideOperation } from '@repo/domain/access';
import type { Database } from '../../db/client.ts';
import type { Actor } from '../../deps.ts';
import type { OperationId } from '../../http/operation.ts';
import { factsOf } from '../../http/spec-document.ts';
import { exportAdvisers } from './export-advisers.ts';
import { exportAudit } from './export-audit.ts';
import { exportBooks } from './export-books.ts';
import { exportClients } from './export-clients.ts';
import { exportContracts } from './export-contracts.ts';
import { exportFxRates } from './export-fx-rates.ts';
import { exportMyClients } from './export-my-clients.ts';
import { exportNavs } from './export-navs.ts';
import { exportPayouts } from './export-payouts.ts';
import { exportProducts } from './export-products.ts';
import { exportReceipts } from './export-receipts.ts';
import { exportRegister } from './export-register.ts';
import { kaskadExports } from './kaskad-exports.ts';
import { type OpenExport, opened } from './list-export.ts';

export const listExports = {
  ...kaskadExports,
  exportAdvisers: opened<'exportAdvisers'>(exportAdvisers),
  exportAudit: opened<'exportAudit'>((deps, query, tx, by) => exportAudit(deps, query ?? {}, tx, by)),
  exportBooks: opened<'exportBooks'>(exportBooks),
  exportClients: opened<'exportClients'>((deps, query, tx, by) => exportClients(deps, query ?? {}, tx, by)),
  exportContracts: opened<'exportContracts'>((deps, query, tx, by) =>
    exportContracts(deps, query ?? {}, tx, by),
  ),
  exportFxRates: opened<'exportFxRates'>((deps, query, tx, by) => exportFxRates(deps, query ?? {}, tx, by)),
  exportMyClients: opened<'exportMyClients'>((deps, query, tx, by) =>
    exportMyClients(deps, query ?? {}, tx, by),
  ),
  exportNavs: opened<'exportNavs'>((deps, query, tx, by) => exportNavs(deps, query ?? {}, tx, by)),
  exportPayouts: opened<'exportPayouts'>((deps, query, tx, by) => exportPayouts(deps, query ?? {}, tx, by)),
  exportProducts: opened<'exportProducts'>((deps, query, tx, by) =>
    exportProducts(deps, query ?? {}, tx, by),
  ),
  exportReceipts: opened<'exportReceipts'>((deps, query, tx, by) =>
    exportReceipts(deps, query ?? {}, tx, by),
  ),
  exportRegisterLines: opened<'exportRegisterLines'>((deps, query, tx, by) =>
    exportRegister(deps, query ?? {}, tx, by),
  ),
} as const satisfies Partial<Record<OperationId, OpenExport<unknown>>>;

export type ExportOperation = keyof typeof listExports;

export const isExportOperation = (operation: string): operation is ExportOperation =>
  Object.hasOwn(listExports, operation);

/** Whether a person may export a list: rights may have changed since they requested it. */
export const mayExport = (user: Actor['access'], operation: ExportOperation): boolean =>
  decideOperation({ kind: 'session', user }, factsOf(operation).xRoles) === 'allow';

/** All of it is read as it was when the first statement began. */
export function inSnapshot<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
