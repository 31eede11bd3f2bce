import { describe, expect, it } from 'vitest';
import { dayState, nextSignature } from './day-control.ts';

const unsigned = { blocking: 0, isSigned: false, isCountersigned: false, isChanged: false };

describe('the state of a day', () => {
  it('is blocked by required points, ready without any, then signed and countersigned', () => {
    expect(dayState({ ...unsigned, blocking: 2 })).toBe('blocked');
    expect(dayState(unsigned)).toBe('ready');
    expect(dayState({ ...unsigned, isSigned: true })).toBe('signed');
    expect(dayState({ ...unsigned, isSigned: true, isCountersigned: true })).toBe('countersigned');
  });

  it('is reopened by a later write, whatever was signed', () => {
    const changed = { ...unsigned, isSigned: true, isChanged: true };
    expect(dayState(changed)).toBe('reopened');
    expect(dayState({ ...changed, isCountersigned: true })).toBe('reopened');
    expect(dayState({ ...changed, isSigned: false })).toBe('ready');
  });
});

it('offers a signature only without a blocking point', () => {
  expect(nextSignature('blocked', 1)).toBeNull();
  expect(nextSignature('ready', 0)).toBe('sign');
  expect(nextSignature('reopened', 1)).toBeNull();
  expect(nextSignature('reopened', 0)).toBe('sign');
  expect(nextSignature('signed', 0)).toBe('countersign');
  expect(nextSignature('countersigned', 0)).toBeNull();
});
