import axe, { type Result } from 'axe-core';
import { type Brand, brands, type Theme, themes } from '../src/tokens/index.ts';

export interface Look {
  readonly brand: Brand;
  readonly theme: Theme;
}

/** Every site in every theme: 3 × 2. */
const looks: readonly Look[] = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));

/** Dresses the whole page, as the applications do on their own root element. */
export function wear({ brand, theme }: Look): void {
  document.documentElement.dataset['brand'] = brand;
  document.documentElement.dataset['theme'] = theme;
}

interface StoryRun {
  readonly canvasElement: HTMLElement;
  readonly globals: { readonly brand?: Brand; readonly theme?: Theme };
  readonly parameters: { readonly a11y?: { readonly disable?: boolean } };
}

/**
 * Contrast is the only rule that depends on the palette. The accessibility addon runs all rules once in the
 * story's own look; this runs contrast in all six, so that a colour that fails only on the staff site in the
 * dark fails the test of the component that shows it.
 */
export async function expectAccessibleInEveryTheme({ canvasElement, globals, parameters }: StoryRun) {
  if (parameters.a11y?.disable === true) return;
  const failures: string[] = [];
  for (const look of looks) {
    wear(look);
    // One after the other: axe refuses two runs at once, and there is one page to dress.
    // oxlint-disable-next-line no-await-in-loop
    const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] });
    failures.push(...violations.flatMap((violation) => describeFailure(look, violation)));
  }
  wear({ brand: globals.brand ?? 'yield', theme: globals.theme ?? 'light' });
  if (failures.length > 0) throw new Error(`Contrast is too low:\n${failures.join('\n')}`);
}

function describeFailure({ brand, theme }: Look, violation: Result): string[] {
  return violation.nodes.map(
    (node) => `${brand} ${theme}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`,
  );
}
