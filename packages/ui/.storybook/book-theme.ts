import { create } from 'storybook/theming';
import { palettes, toHex } from '../src/tokens/index.ts';

const paper = palettes.yield.light;
const ink = toHex(paper.ink);
const muted = toHex(paper['ink-muted']);
const surface = toHex(paper.surface);
const accent = toHex(paper.accent);

/**
 * The colours and fonts of the brand, for Storybook's frame and documentation pages. Storybook takes hexadecimal
 * colours.
 */
export const bookTheme = create({
  base: 'light',
  brandTitle: 'Trois sites, une famille',
  brandUrl: './',
  fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
  colorPrimary: accent,
  colorSecondary: accent,
  appBg: toHex(paper.ground),
  appContentBg: surface,
  appPreviewBg: surface,
  appBorderColor: toHex(paper.line),
  appBorderRadius: 8,
  textColor: ink,
  textMutedColor: muted,
  barTextColor: muted,
  barHoverColor: ink,
  barSelectedColor: accent,
  barBg: surface,
  inputBg: surface,
  inputBorder: toHex(paper['line-strong']),
  inputTextColor: ink,
  inputBorderRadius: 6,
});
