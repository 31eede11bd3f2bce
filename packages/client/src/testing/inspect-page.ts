import { act } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { expect } from 'vitest';
import type { OpenedPage } from './open-app.tsx';

/** What a page must never show: a value that was missing, written as a word. */
const LEAKS = /\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object \w+\]/;
const READ_ATTRIBUTES = ['href', 'src', 'aria-label', 'title', 'placeholder', 'value', 'alt'];

/** Waits until nothing loads any more; false when something still does. */
async function settle({ services: { queryClient }, router }: OpenedPage): Promise<boolean> {
  let quietRounds = 0;
  for (let round = 0; round < 3_000 && quietRounds < 5; round += 1) {
    await act(() => new Promise<void>((done) => setTimeout(done, 5)));
    const { initialized, navigation } = router.state;
    const isBusy =
      !initialized ||
      navigation.state !== 'idle' ||
      queryClient.isFetching() + queryClient.isMutating() > 0 ||
      /Chargement/.test(document.body.textContent);
    quietRounds = isBusy ? 0 : quietRounds + 1;
  }
  return quietRounds > 0;
}

/** The problems of the page that is open: words of missing values, links to nowhere, parts that failed to load. */
export async function problemsOf(page: OpenedPage): Promise<string[]> {
  const isSettled = await settle(page);
  const text = document.body.textContent;
  const leak = LEAKS.exec(text);
  const problems = leak === null ? [] : [`shows « ${around(text, leak.index)} »`];
  if (!isSettled) problems.push(`still loads: « ${around(text, text.indexOf('Chargement'))} »`);
  if (text.includes('Réessayer'))
    problems.push(`failed to load a part: « ${around(text, text.indexOf('Réessayer'))} »`);
  if (document.querySelector('h1') === null) problems.push('has no title');
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of READ_ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null && LEAKS.test(value)) problems.push(`has ${name}="${value}"`);
    }
  }
  for (const link of document.body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (leadsNowhere(page, href)) problems.push(`has a dead link: ${href || 'empty'}`);
  }
  return problems;
}

const around = (text: string, index: number) => text.slice(Math.max(0, index - 60), index + 40);

function leadsNowhere({ router }: OpenedPage, href: string): boolean {
  if (/^(?:https?:|mailto:|tel:)/.test(href)) return !URL.canParse(href);
  if (href.startsWith('#')) return document.querySelector(href) === null;
  // Another application of this origin.
  if (/^\/kaskad(?:\/|$)/.test(href)) return false;
  const pathname = new URL(href, 'http://site.test').pathname;
  const last = matchRoutes([...router.routes], pathname)?.at(-1);
  return href === '' || last === undefined || last.route.path === '*';
}

/** Fails with what is wrong on the page. */
export async function expectSoundPage(page: OpenedPage, address: string): Promise<void> {
  expect(await problemsOf(page), `${address}, shown at ${page.path()}`).toEqual([]);
}
