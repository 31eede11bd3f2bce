/** Words of what a round publishes: documents, invitations, questions, news. */
import type { components } from '@repo/api-sdk';

type Schemas = components['schemas'];

export const documentKindTexts: Readonly<Record<Schemas['RoundDocumentKind'], string>> = {
  key_information: 'Fiche d’informations clés',
  white_paper: 'Livre blanc',
  terms: 'Conditions',
  other: 'Autre document',
};

export const roundDocumentsTexts = {
  title: 'Documents',
  empty: 'Aucun document n’est publié.',
  facts: (kind: string, version: number, day: string) => `${kind} · version ${version} · ${day}`,
  substantial: 'Version de fond',
  download: (title: string, version: number) => `Télécharger ${title}, version ${version}`,
  downloaded: 'Document téléchargé.',
  downloadFailed: 'Le document n’a pas pu être téléchargé.',
  add: 'Publier un document',
  kind: 'Nature',
  name: 'Titre',
  nameHelp: 'Le même titre qu’un document publié en fait une nouvelle version.',
  nameRequired: 'Merci d’indiquer le titre.',
  file: 'Fichier PDF',
  fileHelp: 'PDF, 10\u00a0Mo au plus. Une fiche d’informations clés a 6\u00a0pages au plus.',
  fileRequired: 'Ajoutez le fichier PDF.',
  fileRefused: 'Ce fichier n’est pas un PDF.',
  isSubstantial: 'Cette version change le fond',
  isSubstantialHelp: 'Les délais de réflexion en cours recommencent, et chaque investisseur doit l’accepter.',
  submit: 'Publier',
  published: 'Document publié.',
  hash: (sha256: string) => `SHA-256 ${sha256}`,
} as const;

export const invitationsTexts = {
  title: 'Invités',
  empty: 'Aucun invité.',
  count: (count: number) => (count === 1 ? '1 invité' : `${count} invités`),
  add: 'Inviter',
  emails: 'Adresses e-mail',
  emailsHelp: 'Une par ligne, ou séparées par des virgules\u00a0; 150 au plus, d’utilisateurs de Kaskad.',
  required: 'Collez au moins une adresse.',
  tooMany: '150\u00a0adresses au plus.',
  invalid: (emails: string) => `Ces adresses ne sont pas valides\u00a0: ${emails}.`,
  done: 'Invitations enregistrées.',
} as const;

export const questionsTexts = {
  title: 'Questions',
  empty: 'Aucune question.',
  posted: (name: string, when: string) => `${name}, le ${when}`,
  replied: (when: string) => `Réponse publiée le ${when}`,
  reply: 'Répondre',
  replyTo: (question: string) => `Répondre à «\u00a0${question}\u00a0»`,
  field: 'Réponse',
  help: 'La question et la réponse sont lues par tous les visiteurs de la levée.',
  required: 'Merci d’écrire une réponse.',
  submit: 'Publier la réponse',
  done: 'Réponse publiée.',
} as const;

export const updatesTexts = {
  title: 'Nouvelles',
  empty: 'Aucune nouvelle.',
  add: 'Publier une nouvelle',
  name: 'Titre',
  nameRequired: 'Merci d’indiquer le titre.',
  body: 'Texte',
  bodyRequired: 'Merci d’écrire le texte.',
  submit: 'Publier',
  done: 'Nouvelle publiée.',
} as const;
