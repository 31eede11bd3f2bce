import type { Oklch } from './color.ts';

/** The three sites that share the design system. */
export const brands = ['yield', 'kaskad', 'staff'] as const;
export type Brand = (typeof brands)[number];

/** The two themes of each site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Products keep one hue on every site; each also differs in lightness, so that they survive greyscale. */
export const productRoles = ['usdfy', 'btcfy', 'ethfy', 'eurfy'] as const;

/**
 * The role of a colour. A component names a role, never a colour; the generated custom property is `--color-<role>`.
 */
export const colorRoles = [
  'ground', // the page
  'surface', // cards, header, fields
  'raised', // floating elements: menus, dialogs, toasts
  'subtle', // hover, badges, table heads
  'ink',
  'ink-muted',
  'ink-faint', // placeholders of missing figures, never a sentence
  'line',
  'line-subtle', // between the rows of one table
  'line-strong', // the border of a control: 3:1
  'accent',
  'accent-hover',
  'on-accent',
  'accent-soft',
  'positive',
  'positive-soft',
  'negative',
  'negative-hover',
  'on-negative',
  'negative-soft',
  'warning',
  'warning-soft',
  'gold', // a thin rule for signed or certified content
  'gold-soft',
  'focus',
  'panel', // the dark panel of sign-in pages and the staff side navigation
  'panel-raised',
  'on-panel',
  'on-panel-muted',
  'panel-line',
  'panel-gold',
  'panel-badge',
  'on-panel-badge',
  'qr-dark', // a QR code stays dark on white in every theme, or a phone cannot read it
  'qr-light',
  ...productRoles,
] as const;
export type ColorRole = (typeof colorRoles)[number];

/** A palette with a missing role is a type error. */
export type Palette = Readonly<Record<ColorRole, Oklch>>;

/** Roles every palette shares. */
const constants = {
  'qr-dark': [20, 0.02, 165],
  'qr-light': [100, 0, 0],
} as const satisfies Partial<Palette>;

const lightProducts = {
  usdfy: [55, 0.13, 250],
  btcfy: [66, 0.145, 62],
  ethfy: [48, 0.17, 295],
  eurfy: [60, 0.1, 190],
} as const satisfies Partial<Palette>;

const darkProducts = {
  usdfy: [70, 0.12, 250],
  btcfy: [79, 0.13, 70],
  ethfy: [66, 0.14, 295],
  eurfy: [75, 0.1, 190],
} as const satisfies Partial<Palette>;

const lightSignals = {
  positive: [44, 0.11, 155],
  'positive-soft': [95, 0.03, 158],
  negative: [49, 0.17, 27],
  'negative-hover': [43, 0.155, 27],
  'on-negative': [100, 0, 0],
  'negative-soft': [95.5, 0.022, 25],
  warning: [51, 0.115, 62],
  'warning-soft': [95.5, 0.035, 80],
  gold: [62, 0.1, 78],
  'gold-soft': [95, 0.03, 85],
} as const satisfies Partial<Palette>;

const darkSignals = {
  positive: [79, 0.13, 158],
  'positive-soft': [30, 0.045, 160],
  negative: [75, 0.13, 25],
  'negative-hover': [80, 0.11, 25],
  'on-negative': [18, 0.03, 25],
  'negative-soft': [30, 0.055, 25],
  warning: [80, 0.12, 78],
  'warning-soft': [30, 0.04, 75],
  gold: [78, 0.09, 82],
  'gold-soft': [30, 0.03, 82],
} as const satisfies Partial<Palette>;

const shared = {
  light: { ...constants, ...lightProducts, ...lightSignals },
  dark: { ...constants, ...darkProducts, ...darkSignals },
} as const satisfies Record<Theme, Partial<Palette>>;

type PanelRole = Extract<ColorRole, `panel${string}` | `on-panel${string}`>;
type OwnRole = Exclude<ColorRole, keyof typeof shared.light | PanelRole>;

/** What a site defines itself, in one theme; the dark panel may differ from the light one. */
type OwnColors = Readonly<Record<OwnRole, Oklch> & Partial<Record<PanelRole, Oklch>>>;

/** The palette of a site in one theme: the roles that all share, the panel of the site, then its own colours. */
export function palette(theme: Theme, panel: Readonly<Record<PanelRole, Oklch>>, own: OwnColors): Palette {
  return { ...shared[theme], ...panel, ...own };
}
