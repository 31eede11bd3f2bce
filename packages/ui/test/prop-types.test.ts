import type { SBType } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { simplifyType } from '../.storybook/prop-types.ts';

const absent: SBType = { name: 'other', value: 'undefined' };
const sizes: SBType = { name: 'enum', value: ['sm', 'md'] };

it.each<[string, SBType, SBType]>([
  ['an optional scalar', { name: 'union', value: [{ name: 'boolean' }, absent] }, { name: 'boolean' }],
  ['an optional alias of literals', { name: 'union', value: [sizes, absent] }, sizes],
  [
    'literals and an alias of literals',
    { name: 'union', value: [sizes, { name: 'enum', value: ['lg'] }, absent] },
    { name: 'enum', value: ['sm', 'md', 'lg'] },
  ],
  [
    'a union of two scalars, one of them through an alias',
    {
      name: 'union',
      value: [{ name: 'union', value: [{ name: 'string' }, absent] }, { name: 'number' }, absent],
    },
    { name: 'union', value: [{ name: 'string' }, { name: 'number' }] },
  ],
  [
    'an optional function in parentheses',
    {
      name: 'union',
      raw: '((id: string) => void) | undefined',
      value: [{ name: 'other', value: 'unknown' }, absent],
    },
    { name: 'other', value: 'unknown', raw: '(id: string) => void' },
  ],
  ['a scalar', { name: 'string' }, { name: 'string' }],
])('the documented type of %s has neither undefined nor alias', (_what, type, expected) => {
  expect(simplifyType(type)).toEqual(expected);
});
