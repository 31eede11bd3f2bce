import { kaskadDark, kaskadLight } from './kaskad.ts';
import type { Brand, Palette, Theme } from './palette.ts';
import { staffDark, staffLight } from './staff.ts';
import { yieldDark, yieldLight } from './yield.ts';

export { contrastRatio, type Oklch, toCss, toHex } from './color.ts';
export {
  type Brand,
  brands,
  type ColorRole,
  colorRoles,
  type Palette,
  productRoles,
  type Theme,
  themes,
} from './palette.ts';
export { constantsByName, spaces, textSizes } from './scale.ts';

/** Every colour of every site, in both themes. */
export const palettes: Readonly<Record<Brand, Readonly<Record<Theme, Palette>>>> = {
  yield: { light: yieldLight, dark: yieldDark },
  kaskad: { light: kaskadLight, dark: kaskadDark },
  staff: { light: staffLight, dark: staffDark },
};
