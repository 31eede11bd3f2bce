import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import { registerTexts } from '@repo/domain/register';
import type { Call } from '../../http/operation.ts';
import { readRegisterFilters } from '../register/list-register-lines.ts';
import { toRegisterLine } from '../register/register.mapper.ts';
import { listProducts, listRegisterViewsById, selectRegisterKeys } from '../register/register.repository.ts';
import { dayOf, decimalOf, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = components['schemas']['RegisterLine'];
const words = exportsTexts.register;

/** What a register of movements must hold: day, nature, category, holder, quantity; then what places it. */
const columns: readonly CsvColumn<Row>[] = [
  { header: words.number, value: ({ number }) => number },
  { header: words.operationDay, value: (row) => dayOf(row.dealing_day ?? row.order_day) },
  { header: words.nature, value: ({ nature }) => registerTexts.nature[nature] },
  { header: words.category, value: (row) => row.strategy_title },
  { header: words.po, value: (row) => row.po_number },
  { header: words.holder, value: ({ holder }) => holder.name },
  { header: words.form, value: ({ holder }) => holder.form },
  { header: words.registration, value: ({ holder }) => holder.registration_number },
  { header: words.units, value: ({ units }) => decimalOf(units) },
  { header: words.amount, value: ({ amount }) => decimalOf(amount) },
  { header: words.asset, value: ({ asset }) => asset },
  { header: words.status, value: ({ status }) => registerTexts.status[status] },
  { header: words.reference, value: ({ reference }) => reference },
  { header: words.enteredAt, value: (row) => dayOf(row.entered_at) },
];

/** « Registre », with the filters and the order of the list. */
export const exportRegister: OpenExport<Partial<Call<'exportRegisterLines'>['query']>> = async (
  _deps,
  query,
  tx,
) => {
  const { isDescending, ...filters } = readRegisterFilters(query);
  const { view, nature, strategyId, q } = filters;
  const [product] = strategyId === undefined ? [] : await listProducts(tx, [strategyId]);
  return {
    list: 'register_lines',
    file: words.file,
    filters: wordsOf(registerTexts.view[view], nature && registerTexts.nature[nature], product?.title, q),
    ...keyedRows(tx, columns, {
      keys: selectRegisterKeys(tx, filters, { isDescending }),
      read: async (ids) => byKey((await listRegisterViewsById(tx, ids)).map(toRegisterLine), ({ id }) => id),
    }),
  };
};
