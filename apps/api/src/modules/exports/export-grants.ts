import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import { type GrantPosition, kaskadTexts, positionOn, unitsText } from '@repo/domain/kaskad';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { readGrantViews, selectGrantKeys } from '../kaskad-grants/grant-list.repository.ts';
import { toGrant, toPerson } from '../kaskad-grants/grants.mapper.ts';
import { findClass } from '../kaskad-units/classes.repository.ts';
import { dayOf, decimalOf, emailOf, wordsOf } from './cells.ts';
import { kaskadExportsTexts } from './kaskad-exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Schemas = components['schemas'];
type Row = { grant: Schemas['Grant']; owner: Schemas['KaskadPerson']; position: GrantPosition };
const words = kaskadExportsTexts.grants;

const unitsOf =
  (of: (position: GrantPosition) => bigint) =>
  ({ grant, position }: Row) =>
    decimalOf(unitsText(of(position), grant.class.decimals));

/** Figures of the day of the file. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.reference, value: ({ grant }) => grant.reference },
  { header: words.owner, value: ({ owner }) => owner.name },
  { header: words.email, value: ({ owner }) => emailOf(owner.email) },
  { header: words.token, value: ({ grant }) => grant.class.symbol },
  { header: words.total, value: unitsOf(({ total }) => total) },
  { header: words.granted, value: ({ grant }) => dayOf(grant.granted_on) },
  { header: words.acquired, value: unitsOf(({ acquired }) => acquired) },
  { header: words.unlocked, value: unitsOf(({ unlocked }) => unlocked) },
  { header: words.claimed, value: unitsOf(({ claimed }) => claimed) },
  { header: words.pending, value: unitsOf(({ pending }) => pending) },
  { header: words.claimable, value: unitsOf(({ claimable }) => claimable) },
  { header: words.status, value: ({ position }) => kaskadTexts.grant[position.status] },
];

/** « Plans de vesting », with the tab, the filters and the order of the list. */
export const exportGrants: OpenExport<Partial<Call<'exportIssuedGrants'>['query']>> = async (
  { clock },
  { sort = '-granted_on', state, class: classId, q = '' },
  tx,
) => {
  const filters = { isDescending: sort === '-granted_on', state, classId, q: q.trim() };
  const today = parisDay(clock.now());
  const token = classId === undefined ? undefined : await findClass(tx, classId);
  return {
    list: 'kaskad_grants',
    file: words.file,
    filters: wordsOf(state && words.states[state], token?.symbol, filters.q),
    ...keyedRows(tx, columns, {
      keys: selectGrantKeys(tx, filters),
      read: async (ids) => {
        const rows = (await readGrantViews(tx, ids)).map((view) => {
          const grant = toGrant(view);
          return { grant, owner: toPerson(view.owner), position: positionOn(grant, today) };
        });
        return byKey(rows, ({ grant }) => grant.id);
      },
    }),
  };
};
