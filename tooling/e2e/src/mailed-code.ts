/** The code of a sign-in, read where development keeps its mail: the local outbox. */
import { expect, type Page } from '@playwright/test';

interface OutboxMail {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

/** Types the newest code sent to this address on the screen that asks for it: the sixth digit sends it. */
export async function typeMailedCode(page: Page, apiUrl: string, email: string): Promise<void> {
  const field = page.getByLabel('Code à 6 chiffres');
  await expect(field).toBeVisible();
  await field.fill(await readNewestCode(apiUrl, email));
}

async function readNewestCode(apiUrl: string, email: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/local/outbox`, { headers: { accept: 'application/json' } });
  const mails: readonly OutboxMail[] = await answer.json();
  const newest = mails.find(({ kind, to }) => kind === 'code' && to === email);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${email}.`);
  return code;
}
