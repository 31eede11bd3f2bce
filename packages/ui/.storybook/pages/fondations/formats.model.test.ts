import { expect, it } from 'vitest';
import { formatSections } from './formats.model.ts';

it('gives every format at least one example, none of them empty', () => {
  expect(formatSections).toHaveLength(10);
  for (const { title, examples } of formatSections) {
    expect([title, examples.length > 0]).toEqual([title, true]);
    expect(examples.filter(({ rule, given, shown }) => !rule || !given || !shown)).toEqual([]);
  }
});

it('shows the output of the domain formatters', () => {
  const shown = formatSections.flatMap(({ examples }) =>
    examples.map((row) => `${row.given} → ${row.shown}`),
  );
  const plain = shown.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '));
  expect(plain).toContain('128450.12 EUR → 128 450,12 €');
  expect(plain).toContain('2026-03-01 → 1er mars 2026');
});
