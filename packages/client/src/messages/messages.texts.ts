import { formatFileLimit, NBSP } from '@repo/domain/format';
import { maxFileBytes } from '@repo/domain/limits';
import { messageFilesMax } from '@repo/domain/messages';

export const messagesTexts = {
  subject: 'Objet',
  text: 'Message',
  files: 'Fichiers joints',
  filesHelp: `Facultatif. Images ou PDF, ${formatFileLimit(maxFileBytes)} au plus, ${messageFilesMax} fichiers au plus.`,
  refused: (names: string) => `Format refusé${NBSP}: ${names}. Joignez une image ou un PDF.`,
  tooLarge: `Ce fichier dépasse ${formatFileLimit(maxFileBytes)}.`,
  sending: 'Envoi en cours…',
  team: 'L’équipe',
  download: (name: string, size: string) => `${name} (${size})`,
  downloadFailed: 'Le fichier n’a pas pu être téléchargé. Réessayez.',
  list: 'Messages',
} as const;
