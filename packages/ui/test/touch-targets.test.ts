/** A touch target needs 44 px: sizes made for a mouse come from tokens that grow on touch screens. */
import { expect, it } from 'vitest';
import { renderTokensCss } from '../src/tokens/css.ts';

it('every control is at least 44 px on a touch screen, for every brand', () => {
  const touch = /@media \(pointer: coarse\) \{(?<rules>[\s\S]*?\n {2}\})/.exec(renderTokensCss())?.groups?.[
    'rules'
  ];
  expect(touch).toContain('--target-small: 44px;');
  expect(touch).toMatch(/\[data-brand='staff'\] \{\s*--control-height: 44px;/);
});
