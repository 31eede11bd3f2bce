// The lists of Kaskad’s administration, by the operation that exports each.
import { exportClaims } from './export-claims.ts';
import { exportGrants } from './export-grants.ts';
import { exportInvestments } from './export-investments.ts';
import { exportRefunds } from './export-refunds.ts';
import { exportRounds } from './export-rounds.ts';
import { opened } from './list-export.ts';

export const kaskadExports = {
  exportClaims: opened<'exportClaims'>((deps, query, tx, by) => exportClaims(deps, query ?? {}, tx, by)),
  exportIssuedGrants: opened<'exportIssuedGrants'>((deps, query, tx, by) =>
    exportGrants(deps, query ?? {}, tx, by),
  ),
  exportIssuedInvestments: opened<'exportIssuedInvestments'>((deps, query, tx, by) =>
    exportInvestments(deps, query ?? {}, tx, by),
  ),
  exportKaskadRounds: opened<'exportKaskadRounds'>((deps, query, tx, by) =>
    exportRounds(deps, query ?? {}, tx, by),
  ),
  exportRefunds: opened<'exportRefunds'>((deps, query, tx, by) => exportRefunds(deps, query ?? {}, tx, by)),
} as const;
