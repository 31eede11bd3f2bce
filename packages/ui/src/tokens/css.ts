import { toCss } from './color.ts';
import { palettes } from './index.ts';
import { type Brand, brands, colorRoles, type Palette } from './palette.ts';
import {
  brandDefaults,
  brandOverrides,
  constantsByName,
  spaces,
  textSizes,
  touchOverrides,
} from './scale.ts';

type Declarations = Readonly<Record<string, string>>;

function rule(selector: string, declarations: Declarations, indent = '  '): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${indent}  ${name}: ${value};`);
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
}

function colors(palette: Palette): Declarations {
  return Object.fromEntries(colorRoles.map((role) => [`--color-${role}`, toCss(palette[role])]));
}

function scales(): Declarations {
  return {
    ...Object.fromEntries(textSizes.map((size) => [`--text-${size}`, `${size / 16}rem`])),
    ...Object.fromEntries(spaces.map((size) => [`--space-${size}`, `${size / 16}rem`])),
    ...constantsByName,
    ...brandDefaults,
  };
}

// A shadow only on floating elements; none in the dark theme, where the border and the lighter background do the work.
const lightExtras = {
  'color-scheme': 'light',
  '--shadow-floating': '0 1px 2px rgb(20 40 30 / 0.06), 0 12px 32px -12px rgb(20 40 30 / 0.22)',
  '--color-scrim': 'rgb(10 22 18 / 0.45)',
};
const darkExtras = {
  'color-scheme': 'dark',
  '--shadow-floating': '0 16px 40px -12px rgb(0 0 0 / 0.6)',
  '--color-scrim': 'rgb(0 0 0 / 0.6)',
};

/**
 * What a brand sets apart from its colours, for every brand: a part of a page may have another brand than the page, and
 * must not inherit the density of the page.
 */
function brandScale(brand: Brand): Declarations {
  const common: Declarations = { ...constantsByName, ...brandDefaults };
  const own: Declarations = brandOverrides[brand];
  const names = new Set(brands.flatMap((one) => Object.keys(brandOverrides[one])));
  return Object.fromEntries([...names].map((name) => [name, own[name] ?? common[name] ?? '']));
}

function lightSelector(brand: Brand): string {
  const own = `[data-brand='${brand}']`;
  return brand === 'yield' ? `:root,\n  ${own}` : own;
}

function darkSelector(brand: Brand): string {
  const both = `[data-theme='dark'][data-brand='${brand}']`;
  return brand === 'yield' ? `[data-theme='dark']:not([data-brand]),\n    ${both}` : both;
}

function systemDarkSelector(brand: Brand): string {
  const both = `:root:not([data-theme])[data-brand='${brand}']`;
  return brand === 'yield' ? `:root:not([data-theme], [data-brand]),\n    ${both}` : both;
}

/** The whole of tokens.gen.css: scales once, then each brand in light, in dark by choice and in dark by system. */
export function renderTokensCss(): string {
  const light = brands.map((brand) =>
    rule(lightSelector(brand), {
      ...lightExtras,
      ...colors(palettes[brand].light),
      ...brandScale(brand),
    }),
  );
  const dark = brands.map((brand) =>
    rule(darkSelector(brand), { ...darkExtras, ...colors(palettes[brand].dark) }, '    '),
  );
  const system = brands.map((brand) =>
    rule(systemDarkSelector(brand), { ...darkExtras, ...colors(palettes[brand].dark) }, '    '),
  );
  const touch = Object.entries(touchOverrides).map(([selector, sizes]) => rule(selector, sizes, '    '));
  return [
    '/* Generated from src/tokens by `pnpm --filter @repo/ui codegen`. Do not edit. */',
    '@layer tokens {',
    rule(':root', scales()),
    ...light,
    '  @media (pointer: coarse) {',
    ...touch,
    '  }',
    // Paper is white: a dark page is printed in the light theme.
    '  @media screen {',
    ...dark,
    '  }',
    '  @media screen and (prefers-color-scheme: dark) {',
    ...system,
    '  }',
    '}',
    '',
  ].join('\n');
}
