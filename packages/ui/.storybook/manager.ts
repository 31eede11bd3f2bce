import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palettes, toHex } from '../src/tokens/index.ts';
import { frenchName } from './story-names.ts';

const paper = palettes.yield.light;
const ink = toHex(paper.ink);
const muted = toHex(paper['ink-muted']);
const surface = toHex(paper.surface);
const accent = toHex(paper.accent);

/** The book wears the family's own paper; Storybook's theming needs hexadecimal colours. */
addons.setConfig({
  theme: create({
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
  }),
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? frenchName(name) : name) },
  layoutCustomisations: {
    // A page of the book has no controls and nothing to log: it takes the whole window.
    showPanel: ({ storyId }, isShown) => (/^(accueil|fondations)/.test(storyId ?? '') ? false : isShown),
  },
});
