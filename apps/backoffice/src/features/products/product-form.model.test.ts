import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-products.ts';
import {
  allFields,
  apyWarning,
  changedFields,
  changeOf,
  controlOf,
  keepTyped,
  previewOf,
  toFields,
  validateProduct,
} from './product-form.model.ts';

const product = sampleProduct();
const opened = toFields(product);

describe('the form of a product', () => {
  it('changes nothing when nothing is typed, nor by spaces and case of an IBAN', () => {
    expect(changeOf(opened, product)).toEqual({});
    const spaced = opened['rib.iban'].toLowerCase().replaceAll(/(.{4})/g, '$1 ');
    expect(changedFields({ ...opened, 'rib.iban': spaced }, opened)).toEqual([]);
  });

  it('sends only the fields that differ, an emptied one as null', () => {
    const typed = { ...opened, subtitle: ' Nouveau ', label: '', position: '3' };
    expect(changeOf(typed, product)).toEqual({ subtitle: 'Nouveau', label: null, position: 3 });
  });

  it('sends what clients compare products by as numbers, an emptied one as null', () => {
    const stated = sampleProduct({}, { risk_level: 4, horizon_months: 36, custodian: 'Un conservateur.' });
    const fields = toFields(stated);
    expect([fields.risk_level, fields.horizon_months, fields.exit_days]).toEqual(['4', '36', '']);
    const typed = { ...fields, risk_level: '', exit_days: '5' };
    expect(changeOf(typed, stated)).toEqual({ risk_level: null, exit_days: 5 });
    const wrong = { ...fields, horizon_months: 'trois', reason: 'x' };
    expect(validateProduct(wrong, { from: stated, hasControl: true }).first).toEqual({
      field: 'horizon_months',
      message: 'L’horizon est un nombre entier de mois, de 1 à 360.',
    });
  });

  it('keeps what one typed on what the product is now', () => {
    const now = { ...opened, subtitle: 'Changé par Marc', label: 'USDFY+' };
    const kept = keepTyped({ ...opened, label: 'Le mien' }, { opened, now });
    expect([kept.subtitle, kept.label]).toEqual(['Changé par Marc', 'Le mien']);
  });

  it.each([
    ['rib.iban', 'strategy.payment_details'],
    ['crypto.BTC', 'strategy.payment_details'],
    ['apy', 'strategy.terms'],
    ['min_euro', 'strategy.terms'],
    ['publication_days', 'strategy.terms'],
    ['risk_level', 'strategy.terms'],
    ['custodian', 'strategy.terms'],
    ['subtitle', null],
  ] as const)('%s is under the control %s', (field, expected) => {
    expect(controlOf(field)).toBe(expected);
  });

  it('needs a reason where a second person reads it, and numbers', () => {
    const values = { ...opened, apy: 'neuf', position: '-1', reason: '' };
    const wrong = (change: object, hasControl = true) =>
      validateProduct({ ...values, ...change }, { from: product, hasControl }).failures.map(
        ({ field }) => field,
      );
    expect(wrong({})).toEqual(expect.arrayContaining(['apy', 'position', 'reason']));
    expect(wrong({ apy: '9', position: '1' }, false)).toEqual([]);
  });

  it('has each of its fields once', () => {
    expect(new Set(allFields).size).toBe(allFields.length);
  });
});

it.each([
  ['8.1', 0.081, false],
  ['11.2', 0.081, true],
  ['11.2', null, false],
  ['neuf', 0.081, false],
  ['0', null, true],
])('an estimate of %s beside %s observed warns: %s', (apy, observed, expected) => {
  expect(apyWarning(apy, observed) !== null).toBe(expected);
});

it('the preview shows what is typed, and no text for what is blank', () => {
  const { subtitle, label } = previewOf({ ...opened, subtitle: ' Titre ', label: ' ' }, product);
  expect([subtitle, label]).toEqual(['Titre', null]);
});
