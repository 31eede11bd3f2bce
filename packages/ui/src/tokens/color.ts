/** A colour in OKLCH: lightness in percent, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The colour in CSS syntax. */
export function toCss([lightness, chroma, hue]: Oklch): string {
  return `oklch(${lightness}% ${chroma} ${hue})`;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** Linear-light sRGB channels, clipped to the gamut as a screen does (Ottosson, 2020). */
function toLinearSrgb([lightness, chroma, hue]: Oklch): readonly [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const base = lightness / 100;
  const l = (base + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (base - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (base - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The nearest sRGB colour, where `oklch()` is not supported: `#1a2b3c`. */
export function toHex(color: Oklch): string {
  const channels = toLinearSrgb(color).map((channel) => {
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function relativeLuminance(color: Oklch): number {
  const [red, green, blue] = toLinearSrgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(first: Oklch, second: Oklch): number {
  const [low, high] = [relativeLuminance(first), relativeLuminance(second)].toSorted((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
