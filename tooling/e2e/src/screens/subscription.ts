/** The states of the subscription, step by step. */
import { fill } from '../fields.ts';
import {
  doing,
  openWizard,
  pressing,
  type ScreenState,
  toConfirmation,
  toPayment,
  toSigning,
} from './steps.ts';

const origin = 'Votre adresse de provenance des fonds';
const typingOrigin = doing(
  toPayment('USDC'),
  (page) => fill(page, origin, '0x123'),
  pressing('Étape suivante'),
);
const created = { po_number: 'PO-2026-0001', iframe_url: 'https://yousign.app/', signature_id: 'sig_1' };

export const subscription: readonly ScreenState[] = [
  { title: 'step 1', path: '/produits', shows: 'Étape 1 sur 4', act: openWizard },
  {
    title: 'step 1, loading',
    path: '/produits/usdfy/souscrire',
    shows: 'Souscription',
    mocks: { listStrategies: 'pending' },
  },
  {
    title: 'step 1, failed',
    path: '/produits/usdfy/souscrire',
    shows: 'Erreur chargement des stratégies',
    mocks: { listStrategies: 'failed' },
  },
  {
    title: 'step 1, refused',
    path: '/produits',
    shows: 'Le montant doit être au minimum de',
    act: doing(openWizard, (page) => fill(page, 'Montant à investir', '10'), pressing('Étape suivante')),
  },
  { title: 'step 2, transfer', path: '/produits', shows: 'Rien à payer maintenant', act: toPayment('EURO') },
  {
    title: 'step 2, transfer without a number',
    path: '/produits',
    shows: 'Rien à payer maintenant',
    mocks: { getNextPoNumber: 'failed' },
    act: toPayment('EURO'),
  },
  { title: 'step 2, crypto', path: '/produits', shows: origin, act: toPayment('USDC') },
  {
    title: 'step 2, no origin',
    path: '/produits',
    shows: 'Vous devez indiquer votre adresse de provenance des fonds.',
    act: doing(toPayment('USDC'), pressing('Étape suivante')),
  },
  {
    title: 'step 2, wrong origin',
    path: '/produits',
    shows: 'L’adresse d’origine des fonds est incorrecte.',
    act: typingOrigin,
  },
  {
    title: 'step 2, an origin that could not be checked',
    path: '/produits',
    shows: 'Erreur lors de la vérification de l’adresse',
    mocks: { verifyWallet: 'failed' },
    act: typingOrigin,
  },
  { title: 'step 3', path: '/produits', shows: 'Étape 3 sur 4', act: toConfirmation },
  {
    title: 'step 3, refused',
    path: '/produits',
    shows: 'Vous devez accepter les CGV pour continuer.',
    act: doing(toConfirmation, pressing('Signer le contrat')),
  },
  {
    title: 'step 4, preparing',
    path: '/produits',
    shows: 'Préparation du contrat...',
    mocks: { createContract: 'pending' },
    act: toSigning,
  },
  {
    title: 'step 4, failed',
    path: '/produits',
    shows: 'Erreur lors de la création de la signature',
    mocks: { createContract: 'failed' },
    act: toSigning,
  },
  ...(['pending', 'signed', 'refused'] as const).map((status) => ({
    title: `step 4, ${status}`,
    path: '/produits',
    shows: {
      pending: 'Annuler le contrat',
      signed: 'Un e-mail contenant les instructions de paiement vient de vous être envoyé.',
      refused: 'Aucun paiement n’est attendu.',
    }[status],
    mocks: { createContract: created, getSignatureStatus: { status } },
    act: toSigning,
  })),
];
