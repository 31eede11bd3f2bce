import { NBSP } from '@repo/domain/format';

export const addedDocumentsTexts = {
  title: 'Documents ajoutés par l’équipe',
  help: `Lus par les administrateurs et par le conseiller du client, pas dans son espace${NBSP}; son export de données les nomme. Une version remplacée reste consultable, et chaque ouverture est enregistrée.`,
  failed: 'Les documents ajoutés n’ont pas pu être chargés',
  refused: 'Ces documents ne vous sont pas ouverts',
  refusedHelp: 'Ce contrat n’est pas, ou n’est plus, celui d’un de vos clients.',
  none: 'Aucun document ajouté.',
  add: 'Ajouter un document',
  added: 'Document ajouté.',
  name: 'Nom du document',
  nameHelp: `Par exemple${NBSP}: lettre de renonciation, avenant signé.`,
  file: 'Fichier',
  replace: 'Remplacer',
  replaceOf: (title: string) => `Remplacer${NBSP}: ${title}`,
  replaced: 'Nouvelle version enregistrée.',
  reason: 'Pourquoi le remplacer',
  save: 'Enregistrer la nouvelle version',
  version: (number: number) => `Version ${number}`,
  former: (count: number) =>
    count === 1 ? `1${NBSP}version remplacée` : `${count}${NBSP}versions remplacées`,
  open: (file: string, size: string) => `${file} (${size})`,
  openFailed: 'Le document n’a pas pu être ouvert',
  sha256: 'SHA-256',
  changed: `Ce document a été remplacé pendant que vous le modifiiez`,
} as const;

/** What the antivirus said of a file. */
export const scanTexts = {
  unscanned: 'Non analysé par un antivirus',
  infected: 'Infecté, mis à l’écart',
} as const;
