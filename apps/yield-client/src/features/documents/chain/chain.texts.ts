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
  subscribed: (date: string, amount: string) => `${date} · ${amount}`,
  prepared: (name: string) => `préparée par ${name}, acceptée par vous`,
  openProof: 'Voir la preuve',
  fileProof: 'Déposer la preuve',
  payment: { rib: 'Virement reçu', crypto: 'Transfert reçu' },
  received: {
    rib: (day: string, amount: string) => `Virement reçu le ${day}${NBSP}: ${amount}`,
    crypto: (day: string, amount: string) => `Transfert reçu le ${day}${NBSP}: ${amount}`,
  },
  today: (day: string) => `Aujourd’hui, ${day}`,
  /** Of a step that has not happened: what it waits for. */
  waits: {
    signature: 'à signer',
    proof: 'à déposer une fois le paiement envoyé',
    payment: { rib: 'une fois le virement envoyé', crypto: 'une fois le transfert envoyé' },
    firstNav: 'à la première VL qui suit l’argent reçu',
    value: 'dès la première VL',
    expectedOn: (day: string) => `attendu le ${day}`,
    expectedToday: 'attendu aujourd’hui',
    expectedSince: (day: string) => `attendu depuis le ${day}`,
    nav: (day: string) => `VL du ${day}`,
    navToday: 'VL d’aujourd’hui, attendue dans la journée',
    navSince: (day: string) => `VL du ${day}, pas encore publiée`,
  },
  missing: (amount: string) => `il manque ${amount}`,
  redemptions: { subscription: 'Paiement', withdrawal: 'Retrait', closing: 'Rachat' },
  requested: (day: string) => `Demandé le ${day}`,
  awaiting: (day: string) => `à exécuter à la première VL datée du ${day} ou après`,
  executed: (day: string, published: string | null) =>
    published === null ? `Exécuté à la VL du ${day}` : `Exécuté à la VL du ${day}, publiée le ${published}`,
  nav: (executed: string, nav: string, currency: string) => `${executed}${NBSP}: ${nav} ${currency}`,
  quote: (pair: string, rate: string, day: string) => `taux ${pair} ${rate} du ${day}`,
  units: (units: string) => `${units} parts`,
  fees: (amount: string) => `frais ${amount}`,
  held: (day: string, nav: string, amount: string) => `VL du ${day}${NBSP}: ${nav} · ${amount}`,
  /** Of a price that is late. */
  aged: (day: string, days: number) => `${day}, il y a ${days}${NBSP}${days === 1 ? 'jour' : 'jours'}`,
  explained: 'Comprendre cette valeur',
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
