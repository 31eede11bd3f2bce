import { describe, expect, it } from 'vitest';
import { nextSort } from './columns.ts';

describe('pressing the head of a column', () => {
  it('sorts up, then down, then gives back the first order', () => {
    const up = nextSort(null, 'amount');
    expect(up).toEqual({ column: 'amount', direction: 'asc' });
    const down = nextSort(up, 'amount');
    expect(down).toEqual({ column: 'amount', direction: 'desc' });
    expect(nextSort(down, 'amount')).toBeNull();
  });

  it('starts again from up on another column', () => {
    expect(nextSort({ column: 'amount', direction: 'desc' }, 'date')).toEqual({
      column: 'date',
      direction: 'asc',
    });
  });
});
