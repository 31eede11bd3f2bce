import { contractFilesMax } from '@repo/domain/limits';

export const contractDocumentsTexts = {
  replaced: 'Une autre personne a remplacé ce document entre-temps. Relisez-le avant de recommencer.',
  tooMany: `Ce contrat a déjà ${contractFilesMax} fichiers ajoutés par l’équipe.`,
  version: ({ title, number, file }: { title: string; number: number; file: string }) =>
    `${title}, version ${number} (${file})`,
} as const;
