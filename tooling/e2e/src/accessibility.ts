/** What axe finds on a page. It is put there once, however often it is asked: its source is half a megabyte. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Each problem as the rule and the elements that break it; all the rules, unless one is named. */
export async function problemsOn(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, rule);
}

/**
 * Runs in the page. What the component library keeps for screen readers alone is left out: a notification that was read
 * out stays there a while, by the name of an element that is gone. The frame of another provider is not ours to judge.
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
