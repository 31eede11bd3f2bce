import { toHex } from './color.ts';
import { palettes } from './index.ts';
import type { ColorRole } from './palette.ts';
import { themes } from './palette.ts';

/** The sites that send emails; mail clients support neither `oklch()` nor custom properties. */
const mailBrands = ['yield', 'kaskad'] as const;
const mailRoles = [
  'ground',
  'surface',
  'subtle',
  'line',
  'ink',
  'ink-muted',
  'accent',
  'on-accent',
  'gold',
] as const satisfies readonly ColorRole[];

/**
 * The source of the API's mail colours: the API may not import the design system, so that the few it needs are
 * generated.
 */
export function renderMailColours(): string {
  const table = Object.fromEntries(
    mailBrands.map((brand) => [
      brand,
      Object.fromEntries(
        themes.map((theme) => [
          theme,
          Object.fromEntries(mailRoles.map((role) => [role, toHex(palettes[brand][theme][role])])),
        ]),
      ),
    ]),
  );
  return [
    '// Generated from packages/ui/src/tokens by `pnpm --filter @repo/ui codegen`. Do not edit.',
    `export const mailColours = ${JSON.stringify(table, null, 2)} as const;`,
    '',
  ].join('\n');
}
