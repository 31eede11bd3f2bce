/** A document opened from the checkbox that names it, and its text compared with the hash it prints. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

export interface BoxDocument {
  /** The text of the label's link. */
  readonly link: string;
  readonly box: RegExp;
  readonly title: string;
  readonly path: RegExp;
}

export const terms: BoxDocument = {
  link: 'conditions générales de vente (CGV)',
  box: /conditions générales de vente/,
  title: 'Conditions générales de vente (CGV)',
  path: /\/cgv\/\d{4}-\d{2}$/,
};

export const risks: BoxDocument = {
  link: 'risques',
  box: /pris connaissance des risques/,
  title: 'Avertissement sur les risques',
  path: /\/avertissement-risques\/\d{4}-\d{2}$/,
};

/** Opens the document from the form by a press or by the keyboard, and returns its hash; the checkbox is unchanged. */
export async function readFromBox(
  page: Page,
  { link, box, title, path }: BoxDocument,
  by: 'press' | 'keyboard',
): Promise<string> {
  const words = page.getByRole('link', { name: link, exact: true });
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    by === 'press' ? words.click() : words.press('Enter'),
  ]);
  await expect(opened).toHaveURL(path);
  await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const fingerprint = (await opened.getByText(/^[\da-f]{64}$/).textContent()) ?? '';
  expect(await hashOfBareText(opened)).toBe(fingerprint);
  await opened.close();
  await expect(page.getByRole('checkbox', { name: box })).not.toBeChecked();
  return fingerprint;
}

async function hashOfBareText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le texte seul' }).click(),
  ]);
  return createHash('sha256')
    .update(await readFile(await download.path()))
    .digest('hex');
}
