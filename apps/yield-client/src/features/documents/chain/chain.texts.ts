import type { components } from '@repo/api-sdk';
import { NBSP } from '@repo/domain/format';

type Nature = components['schemas']['SealedDocument']['nature'];

/** The chain of a contract, from its subscription to its end, and its stored evidence. */
export const chainTexts = {
  open: 'Suivre ce contrat',
  title: 'Suivi du contrat',
  back: 'Retour aux documents',
  contract: (product: string, number: string) => `${product} · ${number}`,
  failed: 'Le suivi de ce contrat n’a pas pu être chargé.',
  stepsTitle: 'Étapes',
  evidenceTitle: 'Preuves conservées',
  withdrawal: 'Retrait',
  subscribed: (date: string, amount: string) => `${date} · ${amount}`,
  openProof: 'Voir la preuve',
  fileProof: 'Déposer la preuve',
  received: (day: string, amount: string, net: string) =>
    `Valeur du ${day} · ${amount}, dont ${net} investis après frais`,
  invested: (day: string, nav: string, units: string) =>
    `Valeur d’une part (VL) le ${day}${NBSP}: ${nav} · ${units} parts`,
  held: (day: string, nav: string, amount: string) =>
    `Valeur d’une part (VL) le ${day}${NBSP}: ${nav} · ${amount}`,
  explained: 'Comprendre cette valeur',
  withdrawn: (day: string, amount: string, fee: string | null) =>
    [day, amount, fee].filter((part) => part !== null).join(' · '),
  documents: {
    contract: 'Contrat signé',
    pep: 'Déclaration PPE (PEP)',
    evidence: 'Dossier de preuve de la signature',
  } satisfies Record<Nature, string>,
  openDocument: 'Ouvrir le document',
  readVersion: (version: string) => `Lire la version ${version}`,
  fingerprint: 'Empreinte SHA-256',
  consent: {
    label: 'Case cochée',
    version: 'Version',
    acceptedAt: 'Acceptée le',
    step: 'Étape',
    address: 'Depuis l’adresse IP',
  },
  evidenceIntro:
    'Les documents signés et ce que vous avez accepté, tels qu’ils sont conservés. L’empreinte d’un fichier, ou d’un texte accepté, permet de vérifier qu’il n’a pas changé.',
  noEvidence: 'Aucune preuve n’est conservée pour ce contrat.',
} as const;
