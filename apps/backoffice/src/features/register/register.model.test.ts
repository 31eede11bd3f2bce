import { expect, it } from 'vitest';
import { currentView, registerList, signedLike } from './register.model.ts';

it.each([
  ['1234.5', '1234.5', '1234.5'],
  ['1234.5', '-1234.5', '-1234.5'],
  ['', '-3', ''],
])('takes %s of a movement of %s for %s', (typed, movement, expected) => {
  expect(signedLike(typed, movement)).toBe(expected);
});

it('opens on what is to be entered', () => {
  expect(currentView(registerList.read(new URLSearchParams()).filters)).toBe('to_enter');
  expect(currentView(registerList.read(new URLSearchParams('registre=ecarts')).filters)).toBe('gaps');
});
