/** A client books an appointment, writes to their adviser with a file, the adviser replies, the client reads it. */
import { expect, type Page } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { openFromMail } from '../src/addresses.ts';
import { fill, pickFiles } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { mailedTexts } from '../src/mailed-code.ts';
import { goTo } from '../src/navigation.ts';
import { photo } from '../src/sample-files.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';
import { atBothWidths } from '../src/widths.ts';

const password = 'Demonstration-2026!';
const camille = { email: 'camille.moreau@exemple.fr', password };
const paul = { email: 'paul.conseil@exemple.fr', password };
const subject = 'Justificatif de domicile';
const answer = 'Merci, il est bien reçu.';

const isAccessible = (page: Page) =>
  atBothWidths(page, async () => expect(await problemsOn(page)).toEqual([]));

/** A page that posts what Calendly's does: that it runs, then, on a click, that it has booked. */
const calendar = `<!doctype html><html lang="fr"><title>Agenda</title><main><h1>Agenda</h1><button
  onclick="say('event_scheduled', { event: { uri: 'https://api.calendly.com/scheduled_events/AAAA' }, invitee: {} })"
  >Confirmer</button></main><script>
  const say = (event, payload) => parent.postMessage({ event: 'calendly.' + event, payload }, '*');
  say('event_type_viewed', {});
</script></html>`;

async function book(page: Page): Promise<void> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: calendar }),
  );
  await page.getByRole('button', { name: 'Afficher les créneaux' }).click();
  const frame = page.frameLocator('iframe[title="Agenda de rendez-vous"]');
  await frame.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText(/^Rendez-vous pris\./)).toBeVisible();
  expect(refused).toEqual([]);
}

test('a client books, writes with a file, the adviser replies from an email, the client reads the reply', async ({
  openPage,
  stack,
}) => {
  const client = await openPage(stack, 390);
  await signIn(client, stack.siteUrl, camille);
  await goTo(client, 'Accompagnement');
  await isAccessible(client);
  await book(client);
  await client.getByRole('button', { name: 'Écrire un message' }).click();
  await fill(client, 'Objet', subject);
  await fill(client, 'Message', 'Le voici, avec ma nouvelle adresse.');
  await pickFiles(client, client.getByRole('button', { name: /^Choisir/ }), [photo('domicile.png')]);
  await client.getByRole('button', { name: 'Envoyer' }).click();
  const thread = client.getByRole('region', { name: subject });
  await expect(thread.getByText('En attente de réponse')).toBeVisible();
  await expect(thread.getByRole('button', { name: /^domicile\.png/ })).toBeVisible();
  await isAccessible(client);
  await client.getByRole('button', { name: 'Tous vos messages' }).click();

  // The email leads to the thread, and says nothing of it.
  await expect.poll(() => mailedTexts(stack.apiUrl, paul.email, 'messageReceived')).not.toEqual([]);
  const [notice = ''] = await mailedTexts(stack.apiUrl, paul.email, 'messageReceived');
  expect(notice).not.toContain(subject);
  const [address = ''] = /\S+\/admin-commercial\/messages\/[\w-]+/.exec(notice) ?? [];
  const adviser = await openPage(stack, 1440);
  await signInStaff(adviser, stack, paul);
  await openFromMail(adviser, address);
  await expect(adviser.getByRole('heading', { name: subject })).toBeVisible();
  const [download] = await Promise.all([
    adviser.waitForEvent('download'),
    adviser.getByRole('button', { name: /^domicile\.png/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('domicile.png');
  await isAccessible(adviser);
  await fill(adviser, 'Message', answer);
  await adviser.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(adviser.getByText(answer)).toBeVisible();
  await expect(adviser.getByText('Avec réponse').first()).toBeVisible();

  await client.reload();
  const line = client.getByRole('listitem').filter({ hasText: subject });
  await expect(line.getByText('Nouvelle réponse')).toBeVisible();
  await line.getByRole('link', { name: subject }).click();
  await expect(client.getByText(answer)).toBeVisible();
  await client.getByRole('button', { name: 'Tous vos messages' }).click();
  await expect(line.getByText('Avec réponse')).toBeVisible();
  await expect(line.getByText('Nouvelle réponse')).toHaveCount(0);
});
