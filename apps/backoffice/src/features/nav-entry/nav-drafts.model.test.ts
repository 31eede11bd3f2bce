import { describe, expect, it } from 'vitest';
import { byCell, conflictsOf, type Draft, draftChanges, typedOf, withSaved } from './nav-drafts.model.ts';

const draft = (change: Partial<Draft> = {}): Draft => ({
  strategy_id: 'usdfy',
  date: '2026-01-05',
  text: '101,5',
  unit: 'nav',
  gross: null,
  accruals: null,
  high_water_mark: null,
  version: 3,
  author: 'Inès Garnier',
  saved_at: '2026-01-05T09:41:00.000Z',
  refusal: null,
  ...change,
});
const key = 'usdfy 2026-01-05';

describe('the drafts of the grid', () => {
  it('are typed again as they were, a yield as a yield, and are then no change', () => {
    const drafts = byCell([
      draft({ gross: '102', accruals: '0,5' }),
      draft({ date: '2026-01-04', text: '0,5', unit: 'percent' }),
    ]);
    const typed = typedOf(drafts);
    expect(typed).toEqual({
      [key]: '101,5',
      [`${key} gross`]: '102',
      [`${key} accruals`]: '0,5',
      'usdfy 2026-01-04': '0,5\u00a0%',
    });
    expect(draftChanges(typed, 'nav', drafts)).toEqual([]);
  });

  it('are saved over the version that they were typed over; an emptied cell is deleted', () => {
    const drafts = byCell([draft(), draft({ date: '2026-01-04', version: 7 })]);
    const typed = { [key]: '101,6', 'btcfy 2026-01-05': '99' };
    const at = { strategy_id: 'usdfy', date: '2026-01-05', unit: 'nav' };
    expect(draftChanges(typed, 'nav', drafts)).toEqual([
      { ...at, text: '101,6', version: 3 },
      { ...at, strategy_id: 'btcfy', text: '99', version: null },
      { ...at, date: '2026-01-04', text: '', version: 7 },
    ]);
  });

  it('of others in cells that were not sent stay unknown: they are not deleted by the next save', () => {
    const stored = byCell([draft({ version: 4 }), draft({ strategy_id: 'btcfy', version: 1 })]);
    const known = withSaved(byCell([draft()]), [{ strategy_id: 'usdfy', date: '2026-01-05' }], stored);
    expect([...known.keys()]).toEqual([key]);
    expect(known.get(key)?.version).toBe(4);
  });

  it('are in conflict where another version is stored, or none', () => {
    const mine = { strategy_id: 'usdfy', date: '2026-01-05', text: '1', unit: 'nav', version: 3 } as const;
    expect(conflictsOf([mine], byCell([draft()]))).toEqual([]);
    expect(conflictsOf([mine], byCell([draft({ version: 4 })]))).toMatchObject([
      { key, theirs: { version: 4 } },
    ]);
    expect(conflictsOf([mine], byCell([]))).toMatchObject([{ key, theirs: undefined }]);
  });
});
