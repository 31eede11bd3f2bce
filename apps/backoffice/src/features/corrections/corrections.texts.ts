import { NBSP } from '@repo/domain/format';
import type { StatusTone } from '@repo/ui/feedback';
import type { Deal } from './corrections.model.ts';

export const correctionsTexts = {
  subtitle:
    'VL et taux corrigés après que des opérations y ont été exécutées. Les valeurs suivent la correction, les parts et les montants non.',
  list: 'Corrections',
  failed: 'Les corrections n’ont pas pu être chargées',
  empty: 'Aucune opération n’a été exécutée à une valeur corrigée.',
  emptyHelp: 'Une VL ou un taux corrigé y figure dès qu’une opération y avait été exécutée.',
  required: 'Décision attendue',
  columns: {
    series: 'Valeur',
    day: 'Du',
    executed: 'Exécutée à',
    value: 'En vigueur',
    gap: 'Écart',
    deals: 'Opérations',
    open: 'À décider',
    correctedAt: 'Corrigée le',
  },
  heading: (series: string, day: string) => `${series} du ${day}`,
  close: 'Fermer la correction',
  panelFailed: 'La correction n’a pas pu être chargée',
  summary: (executed: string, value: string, gap: string) =>
    `Exécutées à ${executed}, en vigueur ${value}, écart ${gap}.`,
  threshold: (percent: string) =>
    `Au-delà de ${percent}${NBSP}% de la valeur, une décision est requise pour chaque opération.`,
  lost: 'Perdu par les clients',
  gained: 'Gagné par les clients',
  more: (count: number) => `${count} autres opérations figurent dans le fichier exporté.`,
  deal: {
    executed: 'Exécutée à',
    units: 'Parts exécutées',
    unitsDue: 'Parts à la valeur en vigueur',
    gap: 'Écart de parts',
    cash: 'Écart en argent',
    lost: (amount: string) => `${amount} de moins pour le client`,
    gained: (amount: string) => `${amount} de trop pour le client`,
    decision: 'Décision',
    by: (name: string | null, day: string) => (name === null ? `le ${day}` : `${name}, le ${day}`),
    byTwo: (maker: string, checker: string | null, day: string) =>
      `demandée par ${maker}, validée${checker === null ? '' : ` par ${checker}`} le ${day}`,
    request: 'Voir la demande',
  },
  states: {
    open: 'À décider',
    pending: 'À valider',
    rectified: 'Rectifiée',
    settled: 'Réglée en argent',
    left: 'Laissée',
  } satisfies Record<Deal['state'], string>,
  reasonHelp: 'Le client peut le lire. La décision est conservée dans l’historique du contrat.',
  conflict: 'La décision n’a pas été enregistrée',
} as const;

export const stateTones: Readonly<Record<Deal['state'], StatusTone>> = {
  open: 'warning',
  pending: 'accent',
  rectified: 'positive',
  settled: 'positive',
  left: 'neutral',
};

interface DecisionTexts {
  readonly action: string;
  readonly about: string;
  readonly done: string;
}

const units: DecisionTexts = {
  action: 'Rectifier les parts',
  about:
    'La souscription est contre-passée et exécutée de nouveau à la valeur en vigueur, le même jour, pour le même montant. Un second utilisateur doit valider.',
  done: 'Rectification enregistrée.',
};
const owed: DecisionTexts = {
  action: 'Verser le complément',
  about:
    'L’écart devient un versement dû au client. Les parts et les montants exécutés ne changent pas. Un second utilisateur doit valider.',
  done: 'Règlement enregistré.',
};
const house: DecisionTexts = {
  action: 'À notre charge',
  about:
    'Le client garde ce qu’il a reçu de trop, et nous le compensons à la stratégie. Un second utilisateur doit valider.',
  done: 'Règlement enregistré.',
};
const leave: DecisionTexts = {
  action: 'Laisser',
  about: 'Rien n’est écrit. L’écart reste dans cette liste avec son motif.',
  done: 'Décision enregistrée.',
};

/** A settlement is owed to the client who lost, and borne by the house where they gained. */
export const decisionTexts = {
  units: () => units,
  settle: (isGained: boolean) => (isGained ? house : owed),
  leave: () => leave,
} as const;
