import axe, { type Result, type RunOptions } from 'axe-core';
import { type Brand, brands, type Theme, themes } from '../src/tokens/index.ts';

export interface Look {
  readonly brand: Brand;
  readonly theme: Theme;
}

const everyLook: readonly Look[] = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme })));

/**
 * Every site in every theme, 3 × 2, with `npm test -- --all`; else the first alone. The contrast of every brand's colours
 * is tested in `src/tokens`.
 */
const looks = import.meta.env['LONG_TESTS'] === 'true' ? everyLook : everyLook.slice(0, 1);

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
 * Runs axe on the story as its play function left it, dialogs and menus in the body included: all rules in the first
 * look, then in each other one the rules that read computed styles. Names, roles and structure are the same in all.
 */
export async function expectAccessibleInEveryTheme({ globals, parameters }: StoryRun): Promise<void> {
  if (parameters.a11y?.disable === true) return;
  const failures: string[] = [];
  await secondFrame();
  for (const [index, look] of looks.entries()) {
    applyLook(look);
    // In sequence: axe refuses two concurrent runs, and there is one page to style.
    // oxlint-disable-next-line no-await-in-loop
    const { violations } = await axe.run(page, index === 0 ? everyRule : styleRules);
    failures.push(...violations.flatMap((violation) => describeFailure(look, violation)));
  }
  applyLook({ brand: globals.brand ?? 'yield', theme: globals.theme ?? 'light' });
  if (failures.length > 0) throw new Error(`Accessibility rules are broken:\n${failures.join('\n')}`);
}

/** What is measured once it is laid out, as whether a frame scrolls, is rendered by then. */
function secondFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

// React Aria announces a pending button through a live region, which outlives the story by seconds.
const page = { include: 'body', exclude: '[data-live-announcer]' };

const results = { resultTypes: ['violations'], iframes: false } satisfies RunOptions;

// A story is a fragment of a page: it need not contain the page's landmarks. A frame's content belongs to another site.
const everyRule = { ...results, rules: { region: { enabled: false } } } satisfies RunOptions;

// Colours and sizes are what brand and theme change: the back office is denser than the two other sites.
const styleRules = {
  ...results,
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
  },
} satisfies RunOptions;

function describeFailure({ brand, theme }: Look, { id, nodes }: Result): string[] {
  return nodes.map((node) => {
    const [reason] = [...node.any, ...node.all, ...node.none];
    return `${brand} ${theme}: ${id}: ${node.target.join(' ')} ${reason?.message ?? ''}`;
  });
}
