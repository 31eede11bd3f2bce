/** The states of « Mes documents » and of « Accompagnement ». */
import type { Page } from '@playwright/test';
import { sampleContract } from '@repo/api-sdk/testing';
import { chooseInContractMenu } from '../contract-menu.ts';
import { doing, following, press, pressing, type ScreenState } from './steps.ts';

/** An entry of the menu of the first contract that has it. */
const inMenu = (name: string) => (page: Page) => chooseInContractMenu(page, name);
const toProof = following('Preuve de paiement');
const refused = {
  listContracts: {
    signatures: [
      sampleContract({
        proof_refusal: 'Le montant reçu ne correspond pas à celui du contrat.',
        payment_proof: {
          reference: null,
          executed_on: '2026-01-05',
          wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
          txid: null,
          tx_urls: [],
          submitted_at: '2026-01-05T10:00:00.000Z',
          chain_reading: null,
        },
      }),
    ],
  },
};
const paidByTransfer = {
  listContracts: {
    signatures: [
      sampleContract({
        payment_method: 'rib',
        currency: 'EURO',
        status: 'signed',
        payment_status: 'waiting',
      }),
    ],
  },
};

export const documents: readonly ScreenState[] = [
  { title: 'Mes documents', path: '/documents', shows: 'Total investi' },
  { title: 'Mes documents, in ETH', path: '/documents?devise=ETH', shows: 'Total investi' },
  { title: 'Mes documents, yields', path: '/documents?produit=tous', shows: 'Lignes par page' },
  {
    title: 'Mes documents, yields failed',
    path: '/documents?produit=tous',
    shows: 'Impossible de charger les rendements.',
    mocks: { listYieldFlows: 'failed' },
  },
  {
    title: 'Mes documents, yields loading',
    path: '/documents?produit=tous',
    shows: 'Total investi',
    mocks: { listYieldFlows: 'pending' },
  },
  {
    title: 'Mes documents, yields none',
    path: '/documents?produit=USDFY',
    shows: 'Aucun rendement pour ce produit pour le moment.',
    mocks: { listYieldFlows: { performance_flows: { strategies: {} } } },
  },
  {
    title: 'Mes documents, loading',
    path: '/documents',
    shows: 'Nouveau contrat',
    mocks: { listContracts: 'pending' },
  },
  {
    title: 'Mes documents, failed',
    path: '/documents',
    shows: 'Réessayer',
    mocks: { listContracts: 'failed' },
  },
  {
    title: 'Mes documents, unreachable',
    path: '/documents',
    shows: 'Réessayer',
    mocks: { listContracts: 'unreachable' },
  },
  {
    title: 'Mes documents, no contract',
    path: '/documents',
    shows: 'Vous n’avez encore aucune souscription.',
    mocks: { listContracts: { signatures: [] } },
  },
  {
    title: 'Mes documents, units to leave',
    path: '/documents',
    shows: 'Rachat à la première VL datée du 04/03/2026 ou après',
    mocks: {
      listContracts: {
        signatures: [
          sampleContract({
            status: 'closed',
            payment_status: 'paid',
            closed_date: '2026-03-03',
            exit_order_day: '2026-03-04',
          }),
        ],
      },
    },
  },
  { title: 'closing', path: '/documents', shows: 'Garder le contrat', act: inMenu('Clôturer') },
  { title: 'cancelling', path: '/documents', shows: 'Garder le contrat', act: inMenu('Annuler') },
  {
    title: 'renouncing',
    path: '/documents',
    shows: 'sans avoir à vous justifier',
    act: pressing('Renoncer au contrat'),
  },
  {
    title: 'renouncing, sure',
    path: '/documents',
    shows: 'Je déclare renoncer au contrat',
    act: doing(pressing('Renoncer au contrat'), pressing('Continuer')),
  },
  {
    title: 'proof of a transfer',
    path: '/documents',
    shows: 'Référence du virement',
    mocks: paidByTransfer,
    act: toProof,
  },
  {
    title: 'proof of a transfer, refused',
    path: '/documents',
    shows: 'Merci d’indiquer la référence de votre virement.',
    mocks: paidByTransfer,
    act: doing(toProof, pressing('Enregistrer la preuve')),
  },
  {
    title: 'proof of a crypto payment',
    path: '/documents',
    shows: 'Hash de la transaction',
    mocks: refused,
    act: toProof,
  },
  {
    title: 'proof of a crypto payment, refused',
    path: '/documents',
    shows: 'Merci de renseigner au moins une transaction.',
    mocks: refused,
    act: doing(toProof, pressing('Ajouter un lien'), pressing('Enregistrer la preuve')),
  },
  {
    title: 'proof, read only',
    path: '/documents',
    shows: 'Ce paiement est déjà validé.',
    act: following('Voir la preuve'),
  },
  {
    title: 'proof, unknown contract',
    path: '/documents?preuve=inconnu',
    shows: 'Ce contrat est introuvable.',
  },
  {
    title: 'the chain of a contract',
    path: '/documents',
    shows: 'Preuves conservées',
    act: (page) => page.getByRole('link', { name: 'Suivre ce contrat' }).last().click(),
  },
  { title: 'the chain of a contract, unknown', path: '/documents?suivi=inconnu', shows: 'Réessayer' },
];

export const support: readonly ScreenState[] = [
  { title: 'Accompagnement', path: '/accompagnement', shows: 'Questions fréquentes' },
  {
    title: 'Accompagnement, a question open',
    path: '/accompagnement',
    shows: 'Un membre de l’équipe commerciale',
    act: (page) => press(page, /Qui est mon conseiller/),
  },
];
