import axe, { type Result, type RunOptions } from 'axe-core';
import { type Brand, brands, type Theme, themes } from '../src/tokens/index.ts';

export interface Look {
  readonly brand: Brand;
  readonly theme: Theme;
}

/** Every site in every theme: 3 × 2. */
const looks: readonly Look[] = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));

/** Whether a toolbar global is a theme. */
export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Sets the brand and theme on the root element, as the applications do. */
export function applyLook({ brand, theme }: Look): void {
  document.documentElement.dataset['brand'] = brand;
  document.documentElement.dataset['theme'] = theme;
}

interface StoryRun {
  readonly globals: { readonly brand?: Brand; readonly theme?: Theme };
  readonly parameters: { readonly a11y?: { readonly disable?: boolean } };
}

/**
 * Runs axe once per look, on the story as its play function left it, dialogs and menus in the body included. All rules
 * each time, because more than contrast depends on the brand: the back office is denser, and its targets and links
 * could fail alone.
 */
export async function expectAccessibleInEveryTheme({ globals, parameters }: StoryRun): Promise<void> {
  if (parameters.a11y?.disable === true) return;
  const failures: string[] = [];
  for (const look of looks) {
    applyLook(look);
    // In sequence: axe refuses two concurrent runs, and there is one page to style.
    // oxlint-disable-next-line no-await-in-loop
    const { violations } = await axe.run(page, options);
    failures.push(...violations.flatMap((violation) => describeFailure(look, violation)));
  }
  applyLook({ brand: globals.brand ?? 'yield', theme: globals.theme ?? 'light' });
  if (failures.length > 0) throw new Error(`Accessibility rules are broken:\n${failures.join('\n')}`);
}

// React Aria announces a pending button through a live region, which outlives the story by seconds.
const page = { include: 'body', exclude: '[data-live-announcer]' };

// A story is a fragment of a page: it need not contain the page's landmarks.
// A frame's content belongs to another site.
const options = {
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
  iframes: false,
} satisfies RunOptions;

function describeFailure({ brand, theme }: Look, { id, nodes }: Result): string[] {
  return nodes.map((node) => {
    const [reason] = [...node.any, ...node.all, ...node.none];
    return `${brand} ${theme}: ${id}: ${node.target.join(' ')} ${reason?.message ?? ''}`;
  });
}
