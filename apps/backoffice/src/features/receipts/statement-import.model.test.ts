import { describe, expect, it } from 'vitest';
import { isXmlName, toMapping, toMappingForm } from './statement-import.model.ts';

describe('the columns of a CSV file', () => {
  const form = toMappingForm(null);
  const named = { ...form.columns, booking_day: 'Date', wording: 'Libellé, Message' };
  it.each([
    ['one signed amount', { ...named, signed_amount: 'Montant' }, true],
    ['a credit and a debit', { ...named, credit: 'Crédit', debit: 'Débit' }, true],
    ['a credit alone', { ...named, credit: 'Crédit' }, false],
    ['both kinds of amount', { ...named, signed_amount: 'M', credit: 'C', debit: 'D' }, false],
    ['no date', { ...named, booking_day: ' ', signed_amount: 'M' }, false],
  ])('are complete with %s: %o', (_what, columns, isComplete) => {
    const mapping = toMapping({ ...form, columns });
    expect(mapping !== null).toBe(isComplete);
    if (mapping !== null) expect(mapping.columns.wording).toEqual(['Libellé', 'Message']);
  });
});

it('a saved mapping fills the form again', () => {
  const columns = {
    ...toMappingForm(null).columns,
    booking_day: 'Date',
    wording: 'A, B',
    signed_amount: 'M',
  };
  const form = { ...toMappingForm(null), skipped_lines: 3, columns };
  expect(toMappingForm(toMapping(form))).toEqual(form);
});

it('a CAMT.053 file is known by its name', () => {
  expect([isXmlName('Releve.XML'), isXmlName('releve.csv')]).toEqual([true, false]);
});
