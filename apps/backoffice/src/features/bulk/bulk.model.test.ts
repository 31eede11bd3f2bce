import { describe, expect, it } from 'vitest';
import { resultSentence } from '../../shared/bulk-result.ts';
import { sampleBulk } from '../../testing/sample-bulk.ts';
import { progressOf, refreshMs, timeLeft } from './bulk.model.ts';

const counts = { planned: 0, ignored: 0, done: 0, failed: 0, undone: 0, kept: 0 };

describe('resultSentence', () => {
  it('counts each result, with its reason', () => {
    const bulk = sampleBulk({
      counts: { ...counts, done: 311, ignored: 1 },
      reasons: [{ state: 'ignored', reason: 'already_paid', count: 1 }],
    });
    expect(resultSentence(bulk)).toBe('311 faits, 1 ignoré\u00a0: déjà payé');
  });

  it('counts each reason where there are several, or where it is not that of all', () => {
    const several = sampleBulk({
      counts: { ...counts, done: 1, ignored: 3 },
      reasons: [
        { state: 'ignored', reason: 'already_reminded', count: 2 },
        { state: 'ignored', reason: 'already_paid', count: 1 },
      ],
    });
    expect(resultSentence(several)).toBe('1 fait, 3 ignorés\u00a0: déjà relancé (2), déjà payé (1)');
    const some = sampleBulk({
      counts: { ...counts, undone: 2 },
      reasons: [{ state: 'undone', reason: 'mail_sent', count: 1 }],
    });
    expect(resultSentence(some)).toBe('2 annulés\u00a0: l’e-mail était déjà parti (1)');
  });
});

it('says the time that is left, and never more', () => {
  expect([1, 42, 60, 119, 600].map(timeLeft)).toEqual([
    '1 seconde',
    '42 secondes',
    '1 minute',
    '1 minute',
    '10 minutes',
  ]);
});

it('counts the progress of the work, then that of its undoing, and is fetched while it moves', () => {
  const running = sampleBulk({
    state: 'running',
    counts: { ...counts, planned: 100, done: 200, ignored: 12 },
  });
  expect(progressOf(running)).toEqual({ done: 200, total: 300 });
  const undoing = sampleBulk({ state: 'undoing', counts: { ...counts, done: 50, undone: 149, kept: 1 } });
  expect(progressOf(undoing)).toEqual({ done: 150, total: 200 });
  expect([running, undoing, sampleBulk({ state: 'done', undo: null })].map(refreshMs)).toEqual([
    1000,
    1000,
    false,
  ]);
});
