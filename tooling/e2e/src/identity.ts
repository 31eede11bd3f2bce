/** The identity step of a registration, and the verdicts of the local provider's widget. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { chooseCountry, pickFiles } from './fields.ts';
import { photo } from './sample-files.ts';

/** The accepted documents, and the files of each. */
const identityDocuments = {
  'Carte d’identité': [photo('recto.png'), photo('verso.png', [120, 100, 90])],
  Passeport: [photo('passeport.png')],
  'Permis de conduire': [photo('permis.png')],
} as const;

export type IdentityDocument = keyof typeof identityDocuments;

/** Each button of the local widget. */
const verdicts = {
  accept: 'Accepter la vérification',
  retry: 'Refuser, nouvel essai possible',
  final: 'Refuser définitivement',
  fault: 'Simuler une panne',
} as const;

/** Sends a document, then accepts it in the local provider's widget. */
export async function passIdentity(page: Page): Promise<void> {
  await sendDocument(page, 'Carte d’identité');
  await decide(page, 'accept');
}

/** Sends every file of a document: the widget opens. */
export async function sendDocument(page: Page, document: IdentityDocument): Promise<void> {
  await chooseCountry(page, 'Pays d’émission du document', 'France');
  await page.locator('label').filter({ hasText: document }).click();
  await pickFiles(
    page,
    page.getByRole('button', { name: /Choisir (un|des) fichiers?/ }),
    identityDocuments[document],
  );
  await page.getByRole('button', { name: 'Envoyer et continuer' }).click();
  await expect(widgetOf(page).getByText('Fournisseur de démonstration local')).toBeVisible();
}

export async function decide(page: Page, verdict: keyof typeof verdicts): Promise<void> {
  await widgetOf(page).getByRole('button', { name: verdicts[verdict] }).click();
}

export function widgetOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[src*="/websdk/"]');
}
