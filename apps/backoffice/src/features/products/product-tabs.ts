import { allFields, controlOf, type ProductField } from './product-form.model.ts';
import { tabTexts } from './products.texts.ts';

export type ProductTab = keyof typeof tabTexts;

export function isProductTab(word: string | null): word is ProductTab {
  return word !== null && Object.hasOwn(tabTexts, word);
}

/** In the order of the screen. */
export const productTabs: readonly ProductTab[] = Object.keys(tabTexts).filter(isProductTab);

const facts: ReadonlySet<string> = new Set(['risk_level', 'horizon_months', 'exit_days', 'custodian']);

const starts = [
  ['min_', 'minimums'],
  ['rib.', 'transfer'],
  ['crypto.', 'crypto'],
] as const;

/** The tab that shows a field. */
export function tabOf(field: ProductField): ProductTab {
  if (field === 'apy' || field === 'publication_days' || field === 'launch_day') return 'yield';
  if (facts.has(field)) return 'facts';
  return starts.find(([start]) => field.startsWith(start))?.[1] ?? 'presentation';
}

/** Not of a tab that only shows. */
export const hasFields = (tab: ProductTab): boolean => allFields.some((name) => tabOf(name) === tab);

/** The control that the fields of a tab are under; null for what is only shown. */
export function controlOfTab(tab: ProductTab): ReturnType<typeof controlOf> {
  const field = allFields.find((name) => tabOf(name) === tab);
  return field === undefined ? null : controlOf(field);
}
