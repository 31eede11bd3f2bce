import { describe, expect, it } from 'vitest';
import { type BulkTimes, bulkState, bulkUndo, mayUndoCheck } from './bulk.ts';

const start = new Date('2026-03-02T09:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const previewed: BulkTimes = {
  expiresAt: after(3600),
  committedAt: null,
  startsAt: null,
  finishedAt: null,
  undoRequestedAt: null,
  undoFinishedAt: null,
};

describe('the life of a bulk', () => {
  it('is previewed for an hour', () => {
    expect(bulkState(previewed, after(3599))).toBe('previewed');
    expect(bulkState(previewed, after(3600))).toBe('expired');
    expect(bulkUndo('remind', previewed, after(1))).toBeNull();
  });

  it('of emails waits a minute, in which canceling it does nothing at all, and can then only be stopped', () => {
    const committed = { ...previewed, committedAt: start, startsAt: after(60) };
    expect(bulkState(committed, after(59))).toBe('waiting');
    expect(bulkUndo('remind', committed, after(59))).toEqual({ action: 'cancel', until: after(60) });
    expect(bulkState(committed, after(60))).toBe('running');
    expect(bulkUndo('remind', committed, after(60))).toEqual({ action: 'stop', until: null });
    expect(bulkUndo('remind', { ...committed, finishedAt: after(61) }, after(62))).toBeNull();
  });

  it('with an inverse can be undone while it runs and for ten minutes after, once', () => {
    const running = { ...previewed, committedAt: start, startsAt: start };
    expect(bulkUndo('start_check', running, after(5))).toEqual({ action: 'undo', until: null });
    const done = { ...running, finishedAt: after(30) };
    expect(bulkUndo('start_check', done, after(629))).toEqual({ action: 'undo', until: after(630) });
    expect(bulkUndo('start_check', done, after(630))).toBeNull();
    const undoing = { ...done, undoRequestedAt: after(40) };
    expect(bulkState(undoing, after(41))).toBe('undoing');
    expect(bulkUndo('start_check', undoing, after(41))).toBeNull();
    expect(bulkState({ ...undoing, undoFinishedAt: after(42) }, after(43))).toBe('undone');
  });
});

it('a check is undone only where nothing else happened to the contract', () => {
  const checking = { status: 'signed', payment_status: 'checking' } as const;
  const since = { isUntouched: true, hasPendingChange: false };
  expect(mayUndoCheck(checking, since)).toBe(true);
  expect(mayUndoCheck({ ...checking, payment_status: 'paid' }, since)).toBe(false);
  expect(mayUndoCheck({ ...checking, status: 'closed' }, since)).toBe(false);
  expect(mayUndoCheck(checking, { ...since, isUntouched: false })).toBe(false);
  expect(mayUndoCheck(checking, { ...since, hasPendingChange: true })).toBe(false);
});
