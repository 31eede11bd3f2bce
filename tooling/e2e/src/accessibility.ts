/** Runs axe on a page. It is injected once per page: its source is half a megabyte. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Each violation with its rule and elements; all the rules, unless one is given. */
export async function problemsOn(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, rule);
}

/**
 * Runs in the page. The live regions of the component library are excluded: an announcement stays there a while,
 * labelled by the id of a removed element. The frame of a provider is excluded too.
 */
async function runAxe(rule: string | undefined): Promise<string[]> {
  const { violations } = await window.axe.run(
    { exclude: ['[data-live-announcer]'] },
    {
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      ...(rule === undefined ? {} : { runOnly: { type: 'rule', values: [rule] } }),
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
