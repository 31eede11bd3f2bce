import { NBSP } from '@repo/domain/format';

export const exportTexts = {
  export: 'Exporter',
  formats: 'Format du fichier',
  csv: 'CSV',
  csvHelp: 'Sans limite de taille',
  xlsx: 'XLSX',
  xlsxHelp: `Jusqu’à 50${NBSP}000${NBSP}lignes`,
  failed: 'Le fichier n’a pas pu être préparé.',
  deferred: `Export en préparation${NBSP}: il sera dans «${NBSP}Travaux${NBSP}» pendant 24${NBSP}heures.`,
  preparing: (fraction: number | null) =>
    fraction === null
      ? 'Export en préparation'
      : `Export en préparation${NBSP}: ${Math.floor(fraction * 100)}${NBSP}%`,
} as const;

export const bellTexts = {
  jobs: (ready: number) => (ready === 0 ? 'Travaux' : `Travaux (${ready})`),
} as const;
