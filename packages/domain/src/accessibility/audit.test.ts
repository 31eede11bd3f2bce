import { describe, expect, it } from 'vitest';
import { accessibilityAudit, accessibilityLevel, auditResult } from './index.ts';

const of = <V>(count: number, verdict: V) => Array.from({ length: count }, () => ({ verdict }));

describe('the audit of accessibility', () => {
  it('has the 106 criteria of RGAA 4.1, by theme', () => {
    const counts = new Map<string, number>();
    for (const { theme } of accessibilityAudit()) counts.set(theme, (counts.get(theme) ?? 0) + 1);
    expect([...counts.values()]).toEqual([9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]);
    expect(accessibilityAudit()).toHaveLength(106);
  });

  it('counts what was not checked as failing', () => {
    const unchecked = accessibilityAudit().filter(({ evidence }) => evidence.length === 0);
    expect(unchecked.length).toBeGreaterThan(0);
    expect(unchecked.every(({ verdict }) => verdict === 'failing')).toBe(true);
  });

  it.each([
    [[3, 0, 5], 1, 'full'],
    [[1, 1, 0], 0.5, 'partial'],
    [[1, 2, 9], 1 / 3, 'none'],
    [[0, 0, 4], 0, 'none'],
  ] as const)(
    '%j criteria met, failing and not applicable',
    ([met, failing, outside], rateFraction, level) => {
      const audit = [
        ...of(met, 'conforming' as const),
        ...of(failing, 'failing' as const),
        ...of(outside, 'not-applicable' as const),
      ];
      expect(auditResult(audit)).toEqual({ conforming: met, applicable: met + failing, rateFraction, level });
    },
  );

  it('gives the level that each page shows', () => {
    expect(auditResult(accessibilityAudit()).level).toBe(accessibilityLevel);
  });
});
