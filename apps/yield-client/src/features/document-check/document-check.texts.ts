import { formatLongDate, NBSP, NNBSP } from '@repo/domain/format';

export const documentCheckTexts = {
  title: 'Vérifier un document',
  subtitle: (brand: string) =>
    `Un document porte le nom de ${brand}${NNBSP}? Vérifiez qu’il vient bien de nous et que rien n’y a été changé. Sans compte, pour tous${NBSP}: banque, notaire, administration.`,
  file: 'Le document, en PDF',
  fileHelp: 'Il reste sur votre appareil. Seule son empreinte nous est envoyée.',
  notPdf: `Ce fichier n’est pas un PDF. Vérifiez le fichier d’origine${NBSP}: une photo ou une impression numérisée n’a plus d’empreinte.`,
  tooLarge: `Ce fichier dépasse 25${NBSP}Mo.`,
  unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.',
  hash: 'Ou son empreinte SHA-256',
  hashHelp: '64 chiffres et lettres de a à f.',
  hashInvalid: 'Une empreinte SHA-256 compte 64 chiffres et lettres de a à f.',
  check: 'Vérifier',
  checking: 'Vérification…',
  failed: 'La vérification n’a pas pu être faite',
  kinds: {
    statement: 'Relevé',
    rectified_statement: 'Relevé rectificatif',
    costs: 'Relevé annuel des frais',
    tax_file: 'Dossier fiscal',
    contract: 'Contrat signé',
    pep: 'Déclaration signée avec le contrat',
    evidence: 'Dossier de preuve d’une signature',
  },
  issued: (kind: string, day: string) => `${kind}, émis le ${formatLongDate(day)}.`,
  verdicts: {
    genuine: {
      title: 'Document conforme',
      text: 'Nous avons émis ce document, et rien n’y a été changé.',
    },
    replaced: {
      title: 'Document remplacé',
      text: (day: string) =>
        `Nous avons émis ce document, et rien n’y a été changé. Une version plus récente l’a remplacé le ${formatLongDate(day)}${NBSP}: demandez-la à la personne qui vous l’a remis.`,
    },
    altered: {
      title: 'Document altéré',
      text: 'Ce fichier a été changé après son émission. Ne vous fiez pas à son contenu, et demandez l’original.',
    },
    unknown: {
      title: 'Document inconnu',
      text: `Nous n’avons émis aucun document de cette empreinte. Une copie imprimée, photographiée ou enregistrée de nouveau n’est plus le fichier d’origine${NBSP}: demandez celui-ci.`,
    },
  },
} as const;
