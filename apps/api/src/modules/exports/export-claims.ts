import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import type { Call } from '../../http/operation.ts';
import { readClaimViews, selectClaimKeys } from '../kaskad-claims/claim-list.repository.ts';
import { toClaimRow } from '../kaskad-claims/claims.mapper.ts';
import { dayOf, decimalOf, wordsOf } from './cells.ts';
import { kaskadExportsTexts } from './kaskad-exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

const words = kaskadExportsTexts.claims;

const columns: readonly CsvColumn<components['schemas']['ClaimRow']>[] = [
  { header: words.requested, value: ({ claim }) => dayOf(claim.requested_at) },
  { header: words.owner, value: ({ owner }) => owner.name },
  { header: words.grant, value: (row) => row.grant_reference },
  { header: words.units, value: ({ claim }) => decimalOf(claim.units) },
  { header: words.token, value: (row) => row.class.symbol },
  { header: words.network, value: ({ claim }) => claim.wallet.network },
  { header: words.address, value: ({ claim }) => claim.wallet.address },
  { header: words.state, value: ({ claim }) => kaskadTexts.claim[claim.state] },
  { header: words.decided, value: ({ claim }) => dayOf(claim.decided_at) },
  { header: words.txid, value: ({ claim }) => claim.txid },
  { header: words.reason, value: ({ claim }) => claim.reason },
];

/** « Réclamations », with the tab, the search and the order of the list. */
export const exportClaims: OpenExport<Partial<Call<'exportClaims'>['query']>> = async (
  _deps,
  { sort = 'requested_at', state, q = '' },
  tx,
) => ({
  list: 'kaskad_claims',
  file: words.file,
  filters: wordsOf(state && (state === 'open' ? words.open : kaskadTexts.claim[state]), q.trim()),
  ...keyedRows(tx, columns, {
    keys: selectClaimKeys(tx, { isDescending: sort === '-requested_at', state, q: q.trim() }),
    read: async (ids) => byKey((await readClaimViews(tx, ids)).map(toClaimRow), ({ claim }) => claim.id),
  }),
});
