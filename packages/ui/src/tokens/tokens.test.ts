import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderTokensCss } from './css.ts';
import {
  brands,
  type ColorRole,
  contrastRatio,
  type Palette,
  palettes,
  productRoles,
  themes,
  toHex,
} from './index.ts';

const grounds: readonly ColorRole[] = ['ground', 'surface', 'raised', 'subtle'];
const texts: readonly ColorRole[] = [
  'ink',
  'ink-muted',
  'accent',
  'accent-hover',
  'positive',
  'negative',
  'warning',
];

/** Text colours against each background they are used on. */
const textPairs: readonly (readonly [ColorRole, ColorRole])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-negative', 'negative'],
  ['on-negative', 'negative-hover'],
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['ink', 'positive-soft'],
  ['positive', 'positive-soft'],
  ['ink', 'negative-soft'],
  ['negative', 'negative-soft'],
  ['ink', 'warning-soft'],
  ['warning', 'warning-soft'],
  ['ink', 'gold-soft'],
  ['on-panel', 'panel'],
  ['on-panel', 'panel-raised'],
  ['on-panel-muted', 'panel'],
  ['on-panel-muted', 'panel-raised'],
  ['on-panel-badge', 'panel-badge'],
  ['panel', 'on-panel'],
  ['ground', 'ink'],
  ['qr-dark', 'qr-light'],
];

/** Borders of controls, focus rings, charts, and inactive but readable elements: 3:1. */
const controlPairs: readonly (readonly [ColorRole, ColorRole])[] = [
  ...(['line-strong', 'focus', 'gold', 'ink-faint'] as const).flatMap((role) =>
    (['ground', 'surface', 'raised'] as const).map((ground) => [role, ground] as const),
  ),
  ...productRoles.map((role) => [role, 'surface'] as const),
  ['panel-gold', 'panel'],
];

describe.each(brands.flatMap((brand) => themes.map((theme) => [brand, theme] as const)))(
  '%s in %s',
  (brand, theme) => {
    const palette = palettes[brand][theme];

    it.each(textPairs)('has a contrast of 4.5:1 or more for %s on %s', (text, ground) => {
      expect(contrastRatio(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    });

    it.each(controlPairs)('has a contrast of 3:1 or more for %s on %s', (role, ground) => {
      expect(contrastRatio(palette[role], palette[ground])).toBeGreaterThanOrEqual(3);
    });

    it('keeps the four products apart in lightness', () => {
      const lightness = productRoles.map((role) => palette[role][0]).toSorted((a, b) => a - b);
      const gaps = lightness.slice(1).map((value, index) => value - (lightness[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
    });
  },
);

describe('the generated stylesheet', () => {
  it('is up to date with the tokens', () => {
    const onDisk = readFileSync(new URL('./tokens.gen.css', import.meta.url), 'utf8');
    expect(onDisk).toBe(renderTokensCss());
  });
});

describe('a palette', () => {
  it('does not compile with a missing role', () => {
    const { ink: _ink, ...withoutInk } = palettes.yield.light;
    // @ts-expect-error -- `ink` is missing; the type check of this file is the test.
    const incomplete: Palette = withoutInk;
    expect(incomplete).not.toHaveProperty('ink');
  });

  it('has a contrast check for every text colour', () => {
    const folder = new URL('..', import.meta.url).pathname;
    const sheets = globSync('**/*.css', { cwd: folder }).map((file) => readFileSync(folder + file, 'utf8'));
    const written = sheets.flatMap((css) =>
      [...css.matchAll(/(?<![-\w])color:\s*var\(--color-([\w-]+)\)/g)].map(([, role]) => role),
    );
    const promised: readonly string[] = [...textPairs, ...controlPairs].map(([text]) => text);
    expect([...new Set(written)].filter((role) => role !== undefined && !promised.includes(role))).toEqual(
      [],
    );
  });
});

describe('a colour in hexadecimal', () => {
  it.each([
    { color: [0, 0, 0], hex: '#000000' },
    { color: [100, 0, 0], hex: '#ffffff' },
    { color: [62.796, 0.25768, 29.234], hex: '#ff0000' },
    { color: [59.987, 0, 0], hex: '#808080' },
  ] as const)('$color is $hex', ({ color, hex }) => {
    expect(toHex(color)).toBe(hex);
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between a colour and itself', () => {
    expect(contrastRatio([0, 0, 0], [100, 0, 0])).toBeCloseTo(21, 1);
    expect(contrastRatio([50, 0.1, 30], [50, 0.1, 30])).toBe(1);
  });
});
