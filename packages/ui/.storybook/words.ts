/** A French text as a test looks for it: the page has no-break spaces, which matchers normalise on one side only. */
export function words(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(/\s/gu, '\\s'), 'u');
}
