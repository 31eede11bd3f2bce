/** The addresses that a person types or receives; everything else is reached by links (`goTo`). */
import type { Page } from '@playwright/test';

/** Opens a site at its own address, unless the page shows it already. */
export async function openSite(page: Page, url: string): Promise<void> {
  if (!page.url().startsWith(url)) await page.goto(`${url}/`);
}

export async function openSignIn(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/login`);
}

export async function openFromMail(page: Page, link: string): Promise<void> {
  await page.goto(link);
}

/** For what is about addresses: guards, first loads, tabs and devices that are left on a screen. */
export async function typeAddress(page: Page, ...address: Parameters<Page['goto']>): Promise<void> {
  await page.goto(...address);
}
