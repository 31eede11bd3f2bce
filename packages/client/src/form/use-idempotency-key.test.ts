import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIdempotencyKey } from './index.ts';

test('the same values sent again repeat the request: they keep its key, after a new render too', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const key = result.current({ amount: '100', reference: 'VIR-1' });
  expect(key).toMatch(/^[\w-]{8,}$/);
  rerender();
  expect(result.current({ amount: '100', reference: 'VIR-1' })).toBe(key);
});

test('corrected values are another request, with a key of its own', () => {
  const { result } = renderHook(() => useIdempotencyKey());
  const keys = ['100', '110', '100'].map((amount) => result.current({ amount }));
  expect(new Set(keys).size).toBe(3);
});
