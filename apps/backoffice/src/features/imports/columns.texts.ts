import type { components } from '@repo/api-sdk';
import type { MappingProblem } from './columns.model.ts';

type DateFormat = components['schemas']['ImportMapping']['date_format'];

const dateFormats: Readonly<Record<DateFormat, string>> = {
  'dd/mm/yyyy': 'Jour/mois/année (31/01/2026)',
  'yyyy-mm-dd': 'Année-mois-jour (2026-01-31)',
  unix_seconds: 'Unix, en secondes (1767571200)',
  unix_ms: 'Unix, en millisecondes (1767571200000)',
  unix_us: 'Unix, en microsecondes (1767571200000000)',
};

const problems: Readonly<Record<MappingProblem, string>> = {
  series: 'Merci de choisir ce que contient le fichier.',
  columns: 'Merci de choisir la colonne de la date et celle de la valeur.',
  same: 'Une même colonne ne peut pas avoir deux rôles.',
};

export const columnsStepTexts = {
  remembered: (who: string, when: string) =>
    `Ces colonnes ont été enregistrées par ${who} le ${when} pour les fichiers de cette forme. Vérifiez-les, ou changez-les.`,
  known: (source: string) =>
    `Ce fichier a la forme d’un export ${source}. Vérifiez les colonnes proposées\u00a0: elles seront mémorisées.`,
  proposed:
    'Vérifiez les colonnes proposées\u00a0: elles seront mémorisées pour les fichiers de cette forme.',
  unknown:
    'Ce fichier n’a pas la forme du modèle. Indiquez ce que contiennent ses colonnes\u00a0: elles seront mémorisées.',
  series: {
    nav: {
      label: 'Stratégie du fichier',
      help: 'Choisissez-la pour chaque fichier\u00a0: elle n’est pas mémorisée.',
      value: 'Colonne de la VL',
      column: 'Colonne de la stratégie',
    },
    fx: {
      label: 'Paire du fichier',
      help: 'Choisissez-la pour chaque fichier\u00a0: elle n’est pas mémorisée.',
      value: 'Colonne du cours de clôture',
      column: 'Colonne de la paire',
    },
  },
  inColumn: 'Nommée dans une colonne du fichier',
  date: 'Colonne de la date',
  dateFormat: 'Format des dates',
  dateFormats,
  problems,
  check: 'Vérifier le fichier',
  otherFile: 'Choisir un autre fichier',
} as const;
