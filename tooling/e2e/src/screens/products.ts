/** The states of « Produits ». */
import { openProduct, pressing, type ScreenState } from './steps.ts';

export const products: readonly ScreenState[] = [
  { title: 'Produits', path: '/produits', shows: 'Estimation non garantie' },
  {
    title: 'Produits, loading',
    path: '/produits',
    shows: 'chacune dans sa devise',
    mocks: { listStrategies: 'pending' },
  },
  {
    title: 'Produits, failed',
    path: '/produits',
    shows: 'Erreur chargement des stratégies',
    mocks: { listStrategies: 'failed' },
  },
  {
    title: 'Produits, unreachable',
    path: '/produits',
    shows: 'Réessayer',
    mocks: { listStrategies: 'unreachable' },
  },
  {
    title: 'Produits, none',
    path: '/produits',
    shows: 'Aucun produit disponible.',
    mocks: { listStrategies: { strategies: [] } },
  },
  { title: 'a product', path: '/produits', shows: 'Face à vos autres choix', act: openProduct },
  {
    title: 'a product, its history failed',
    path: '/produits',
    shows: 'L’historique n’a pas pu être chargé',
    act: openProduct,
    mocks: { getStrategyHistory: 'failed' },
  },
  {
    title: 'a product, its film',
    path: '/produits',
    shows: 'La vidéo n’a pas pu être lue.',
    act: pressing(/Présentation de/),
  },
  { title: 'a product, unknown', path: '/produits/inconnu', shows: 'Ce produit est introuvable.' },
];
