/** Emails, read from the local outbox of development. */
import { expect, type Page } from '@playwright/test';

interface OutboxMail {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

const contents = {
  code: /\b\d{6}\b/,
  resetPassword: /https?:\/\/\S+\/reset-password#\S+/,
  welcome: /https?:\/\/\S+\/confirmer-mon-adresse#\S+/,
  clientInvited: /https?:\/\/\S+\/invitation\/\S+/,
};

/** Types the newest code sent to this email address into the current screen: the sixth digit submits it. */
export async function typeMailedCode(page: Page, apiUrl: string, email: string): Promise<void> {
  const field = page.getByLabel('Code à 6 chiffres');
  await expect(field).toBeVisible();
  await field.fill(await readMailed(apiUrl, email, 'code'));
}

const writtenWithinMs = 10_000;

/** The code or the link of the newest email of this kind; a reset link is written shortly after its request. */
export async function readMailed(
  apiUrl: string,
  email: string,
  kind: keyof typeof contents,
): Promise<string> {
  const deadline = Date.now() + writtenWithinMs;
  for (;;) {
    const [newest = ''] = await mailedTexts(apiUrl, email, kind);
    const found = contents[kind].exec(newest)?.[0];
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`No mail « ${kind} » was sent to ${email}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The texts of the emails of this kind, newest first; one is written shortly after its cause. */
export async function mailedTexts(apiUrl: string, email: string, kind: string): Promise<string[]> {
  const response = await fetch(`${apiUrl}/local/outbox`, { headers: { accept: 'application/json' } });
  const mails: readonly OutboxMail[] = await response.json();
  return mails.filter((mail) => mail.kind === kind && mail.to === email).map(({ text }) => text);
}
