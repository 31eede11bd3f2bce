import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLayerOrder } from './layer-order.ts';

describe('the order of the cascade layers', () => {
  it('is the one that the design system declares', () => {
    const declared = readFileSync(
      join(import.meta.dirname, '../../../packages/ui/src/styles/layers.css'),
      'utf8',
    );
    const order = /@layer ([^;]+);/.exec(declared)?.[1]?.replaceAll(/\s/g, '');
    expect(withLayerOrder('a{}')).toBe(`@layer ${order};a{}`);
  });

  it('is declared once a file', () => {
    expect(withLayerOrder(withLayerOrder('a{}'))).toBe(withLayerOrder('a{}'));
  });
});
