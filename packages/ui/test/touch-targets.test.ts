/** A finger needs 44 px: what is drawn smaller for a pointer takes its size from a token that grows under a finger. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderTokensCss } from '../src/tokens/css.ts';

const root = `${import.meta.dirname}/../../..`;
const files = globSync(['packages/{ui,client}/src/**/*.css', 'apps/*/src/**/*.css'], { cwd: root });

/** Each innermost rule with what a pointer presses and a height or width of its own under 44 px. */
function tooSmall(file: string): readonly string[] {
  const rules = readFileSync(`${root}/${file}`, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Array.from(rules).flatMap(([, selector = '', body = '']) => {
    const sizes = Array.from(body.matchAll(/^\s*(?:min-)?(?:height|width): (\d+)px;/gm), ([, size]) =>
      Number(size),
    );
    const isPressed = body.includes('cursor: pointer');
    return isPressed && sizes.some((size) => size > 1 && size < 44) ? [`${file}: ${selector.trim()}`] : [];
  });
}

describe('what is pressed', () => {
  it('is 44 px under a finger, for every brand', () => {
    const touch = /@media \(pointer: coarse\) \{(?<rules>[\s\S]*?\n {2}\})/.exec(renderTokensCss())?.groups?.[
      'rules'
    ];
    expect(touch).toContain('--target-small: 44px;');
    expect(touch).toMatch(/\[data-brand='staff'\] \{\s*--control-height: 44px;/);
  });

  it('never fixes a size under 44 px of its own', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(tooSmall)).toEqual([]);
  });
});
