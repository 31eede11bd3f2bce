/** What was mailed, read where development keeps its mail: the local outbox. */
import { expect, type Page } from '@playwright/test';

interface OutboxMail {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

const contents = { code: /\b\d{6}\b/, resetPassword: /https?:\/\/\S+\/reset-password\/\S+/ };

/** Types the newest code sent to this address on the screen that asks for it: the sixth digit sends it. */
export async function typeMailedCode(page: Page, apiUrl: string, email: string): Promise<void> {
  const field = page.getByLabel('Code à 6 chiffres');
  await expect(field).toBeVisible();
  await field.fill(await readMailed(apiUrl, email, 'code'));
}

const writtenWithinMs = 10_000;

/** The code or the link of the newest mail of this kind; a reset link is written a moment after it was asked for. */
export async function readMailed(
  apiUrl: string,
  email: string,
  kind: keyof typeof contents,
): Promise<string> {
  const deadline = Date.now() + writtenWithinMs;
  for (;;) {
    const answer = await fetch(`${apiUrl}/local/outbox`, { headers: { accept: 'application/json' } });
    const mails: readonly OutboxMail[] = await answer.json();
    const newest = mails.find((mail) => mail.kind === kind && mail.to === email);
    const found = contents[kind].exec(newest?.text ?? '')?.[0];
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`No mail « ${kind} » was sent to ${email}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
