/** Fills the fields of our forms by their visible label, whatever their markup. */
import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Page | Locator;

export async function fill(scope: Scope, label: string, value: string): Promise<void> {
  await scope.getByRole('textbox', { name: label, exact: true }).fill(value);
}

/** Password fields have no role: they are found by label. */
export async function fillPassword(scope: Scope, label: string, value: string): Promise<void> {
  await scope.getByLabel(label, { exact: true }).and(scope.locator('input')).fill(value);
}

/** Opens a select and picks an option. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A country in a combo box: typed, then picked. */
export async function chooseCountry(page: Page, label: string, country: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  // The list closes when the page scrolls under it, which a slow machine may do in between: it is opened again.
  await expect(async () => {
    await box.fill('');
    await box.fill(country);
    await page.getByRole('option', { name: country, exact: true }).click({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

/** Ticks a checkbox by its label, as a user does. */
export async function tick(scope: Scope, label: string | RegExp): Promise<void> {
  await scope.getByRole('checkbox', { name: label }).check({ force: true });
}

/** A date field has three spin buttons: day, month, year. `date` is an ISO day. */
export async function fillDate(scope: Scope, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const field = scope.getByRole('group', { name: label });
  await field.getByRole('spinbutton', { name: /^jour/i }).click();
  await field.page().keyboard.type(`${day}${month}${year}`);
}

/** Attaches a generated file through the button that opens the chooser. */
export async function pickFiles(page: Page, button: Locator, files: readonly TestFile[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(
    files.map(({ name, mimeType, content }) => ({ name, mimeType, buffer: Buffer.from(content) })),
  );
}

export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Uint8Array | string;
}
