import { describe, expect, it } from 'vitest';
import { checkElsewhere, declaredOf } from './tax-elsewhere.model.ts';

const disposal = (id: string) => ({ id, day: '2026-01-31', po_number: 'PO-2026-0001', price: '4600.00' });
const disposals = [disposal('a'), disposal('b')];
const typed = (value: string, cost: string) => ({ 'value b': value, 'cost b': cost, format: 'pdf' });

describe('the holdings elsewhere', () => {
  it.each([
    ['', '', []],
    ['9 738,46 €', '5000', []],
    ['0', '0', []],
    ['9738,46', '', ['cost b']],
    ['', '5000', ['value b']],
    ['beaucoup', '5000', ['value b']],
    ['-1', '0,123456789', ['value b', 'cost b']],
  ])('typed as « %s » and « %s » lacks %j', (value, cost, fields) => {
    const { failures } = checkElsewhere(disposals, typed(value, cost));
    expect(failures.map(({ field }) => field)).toEqual(fields);
  });

  it('are typed at each disposal after the first that has them', () => {
    const first = { ...typed('', ''), 'value a': '90 000', 'cost a': '90 000' };
    const { failures } = checkElsewhere(disposals, first);
    expect(failures.map(({ field }) => field)).toEqual(['value b']);
    expect(checkElsewhere(disposals, { ...first, 'value b': '0', 'cost b': '0' }).failures).toEqual([]);
  });

  it('is sent for the disposals it was typed for alone', () => {
    expect(declaredOf(disposals, typed('9 738,46', '5 000'))).toEqual([
      { disposal_id: 'b', value: '9738.46', cost: '5000' },
    ]);
  });
});
