import { documentTitleMaxLength } from '../limits/index.ts';

/** Errors of uploads: identity documents (R082–R086), company documents (R127), and those that staff add to a contract. */
export const documentsTexts = {
  fileRequired: 'Merci de joindre un fichier.',
  bothSidesRequired: 'Veuillez joindre le recto ET le verso de votre carte d’identité.',
  oneFileOnly: 'Veuillez joindre un seul fichier.',
  typeRefused: 'Seuls les images et les fichiers PDF sont acceptés.',
  tooLarge: 'Un fichier ne doit pas dépasser 10\u00A0Mo.',
  countryRequired: 'Merci de renseigner le pays d’émission du document.',
  nothingToSend: 'Aucun document à envoyer.',
  titleRequired: 'Indiquez le nom du document.',
  titleTooLong: `Le nom du document ne doit pas dépasser ${documentTitleMaxLength} caractères.`,
  reasonRequired: 'Indiquez pourquoi ce document est remplacé.',
} as const;
