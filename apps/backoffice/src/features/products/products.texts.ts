import type { components } from '@repo/api-sdk';
import type { StatusTone } from '@repo/ui/feedback';

type Status = components['schemas']['ProductStatus'];

export const statusTones: Readonly<Record<Status, StatusTone>> = {
  draft: 'neutral',
  published: 'positive',
  suspended: 'warning',
  archived: 'neutral',
};

export const tabTexts = {
  presentation: 'Présentation',
  yield: 'Rendement',
  facts: 'Repères',
  minimums: 'Minimums et pas',
  transfer: 'Virement (IBAN)',
  crypto: 'Crypto (adresses)',
  fees: 'Frais',
  preview: 'Aperçu client',
  history: 'Historique',
} as const;

export const productsTexts = {
  subtitle:
    'Les produits, ce qu’ils promettent et où les clients paient. Un produit s’ouvre pour être modifié.',
  list: 'Produits',
  failed: 'Les produits n’ont pas pu être chargés',
  empty: 'Aucun produit.',
  emptyHelp: 'Créez le premier\u00a0: il reste un brouillon, invisible des clients, jusqu’à sa publication.',
  emptyTab: 'Aucun produit dans cet onglet.',
  byStatus: 'Produits par statut',
  tabs: {
    all: 'Tous',
    published: 'Publiés',
    draft: 'Brouillons',
    suspended: 'Suspendus',
    archived: 'Archivés',
  },
  noPayment: 'Aucun',
  pending: 'À valider',
  columns: {
    title: 'Titre',
    label: 'Libellé',
    currency: 'Devise',
    apy: 'Estimé',
    observed: 'Constaté 12 m',
    payment: 'Paiement, minimum',
    holdings: 'Encours',
    subscribers: 'Souscripteurs',
    status: 'Statut',
    position: 'Ordre',
    updatedAt: 'Modifié le',
  },
} as const;

/** A draft is made. */
export const newProductTexts = {
  open: 'Nouveau produit',
  help: 'Le produit est créé en brouillon\u00a0: aucun client ne le voit. Vous le complétez ensuite, puis un second utilisateur valide sa publication.',
  title: 'Titre',
  titleHelp: 'Il nomme le produit partout, aussi dans les fichiers de VL. Fixe une fois publié.',
  currency: 'Devise de la VL',
  currencyHelp: 'Fixe une fois publié.',
  submit: 'Créer le brouillon',
  done: 'Brouillon créé.',
} as const;

export const currencyTexts = {
  usd: 'USD, dollar',
  eur: 'EUR, euro',
  btc: 'BTC, bitcoin',
  eth: 'ETH, ether',
} as const;

/** What staff do of the life of a product. */
export const stateTexts = {
  actions: {
    publish: 'Publier',
    suspend: 'Suspendre les souscriptions',
    resume: 'Rouvrir les souscriptions',
    archive: 'Archiver',
  },
  titles: {
    publish: (title: string) => `Publier ${title}`,
    suspend: (title: string) => `Suspendre les souscriptions à ${title}`,
    resume: (title: string) => `Rouvrir les souscriptions à ${title}`,
    archive: (title: string) => `Archiver ${title}`,
  },
  submit: 'Demander la validation',
  submitAlone: 'Confirmer',
  held: 'Demande envoyée\u00a0: un second utilisateur doit la valider.',
  done: 'Produit modifié.',
  failed: 'Les effets n’ont pas pu être calculés',
} as const;

/** A draft that will never be a product. */
export const deletionTexts = {
  action: 'Supprimer le brouillon',
  title: (title: string) => `Supprimer le brouillon ${title}`,
  intro:
    'Le brouillon, ses versions, les VL saisies non publiées, les notes et les tâches qui le concernent sont supprimés, sans retour possible. Le journal d’audit garde ce qu’il contenait.',
  done: 'Brouillon supprimé.',
} as const;

/** A draft on its way to publication. */
export const gapsTexts = {
  title: 'Brouillon\u00a0: aucun client ne le voit',
  ready: 'Il peut être publié. Un second utilisateur relira tout ce qu’il contient.',
  lacking: (count: number) => (count === 1 ? 'Il lui manque\u00a0:' : `Il lui manque ${count} choses\u00a0:`),
} as const;

export const productTexts = {
  facts: (holdings: string, subscribers: number, changedAt: string) =>
    `Encours ${holdings} · ${subscribers} ${subscribers > 1 ? 'souscripteurs' : 'souscripteur'} · modifié le ${changedAt}`,
  failed: 'Le produit n’a pas pu être chargé',
  tabs: 'Parties du produit',
  edit: 'Modifier les champs',
  title: 'Titre',
  titleHelp: 'Fixe, comme la devise\u00a0: les VL et les imports en dépendent.',
  draftTitleHelp: 'Fixe, comme la devise, une fois le produit publié.',
  launchHelp: 'Jour de la première VL, 100. Aucune VL ne peut la précéder.',
  currency: 'Devise',
  percent: '%',
  apyHelp: 'Montré aux clients comme une estimation non garantie. Jamais rétroactif.',
  apyZero: 'Un rendement de 0\u00a0% sera montré tel quel aux clients.',
  apyFar: (observed: string) => `Ce rendement est loin de celui constaté sur 12 mois (${observed}).`,
  observed: 'Rendement constaté sur 12 mois',
  noObserved: 'Moins d’un an de VL',
  daysHelp: 'Un jour coché sans VL est signalé «\u00a0manquant\u00a0».',
  factsHelp: 'Ce que les clients comparent avant de souscrire. Un repère vide n’est pas montré.',
  riskNone: 'Non indiqué',
  riskHelp: 'De 1, le plus faible, à 7. Il borne aussi le cas défavorable de la simulation.',
  horizonHelp: 'En mois.',
  exitHelp: 'En jours ouvrés, à compter de la VL de la sortie.',
  custodianHelp: 'Une phrase\u00a0: qui conserve les actifs, et s’ils sont séparés de ceux de la plateforme.',
  minimumsHelp:
    'Le plus élevé du minimum du produit et de celui par défaut s’applique. Vide, seul celui par défaut compte.',
  minimumHelp: (floor: string, step: string) => `Par défaut ${floor}. Pas de saisie\u00a0: ${step}.`,
  ownMinimumHelp: 'Dans la devise du produit, pour les paiements à parité.',
  qrCode: 'Code QR du virement, tel que le client le voit',
  qrHelp: 'Pour un virement de 10\u202f000\u00a0€ avec la référence PO-0000-0000.',
  noTransfer: 'Sans IBAN, les clients lisent «\u00a0Bientôt…\u00a0» à la place du virement.',
  network: (network: string) => `Réseau ${network}. Vide, le produit ne se paie pas ainsi.`,
  feesHelp: 'Ces frais sont les mêmes pour tous les produits. Ils se changent dans les paramètres.',
  feesFailed: 'Les frais n’ont pas pu être chargés',
  previewHelp: 'La fiche telle que les clients la verront, avec votre saisie en cours.',
  invest: 'Investir',
  heldHere: 'Une modification de cette partie est en attente\u00a0: elle se modifie de nouveau ensuite.',
  changed: (fields: string) => `Modifié\u00a0: ${fields}`,
  undo: 'Annuler mes modifications',
  save: 'Enregistrer',
  requestChange: 'Demander la validation',
  paymentWarning:
    'Les clients enverront leur argent à ces coordonnées, une fois passé le délai après la validation.',
  saved: 'Produit enregistré.',
  held: 'Modification demandée\u00a0: un second utilisateur doit la valider.',
  apyNumber: 'Le rendement doit être un nombre entre −100 et 1\u202f000.',
  positionNumber: 'L’ordre doit être un nombre entier entre 0 et 9\u202f999.',
  optional: 'Facultatif quand une seule personne suffit.',
} as const;

export const conflictTexts = {
  title: 'Ce produit a été modifié entre-temps',
  by: (name: string, when: string) => `Modifié par ${name} le ${when}.`,
} as const;

export const historyTexts = {
  acts: 'Toutes les actions',
  failed: 'L’historique n’a pas pu être chargé',
  empty: 'Aucune modification enregistrée.',
  version: (version: number) => `Version ${version}`,
  current: 'Version actuelle',
  origin: 'État d’origine, avant la première modification.',
  by: (maker: string, checker: string | null) =>
    checker === null ? `Par ${maker}` : `Par ${maker}, validé par ${checker}`,
  before: 'Avant',
  after: 'Après',
  reason: (reason: string) => `Motif\u00a0: ${reason}`,
  request: 'Voir la demande',
  restore: 'Restaurer',
  restoreOf: (version: number) => `Restaurer la version ${version}`,
  restoreHelp: 'Le produit reprend aussitôt ce qu’il était alors.',
  restoreHeld:
    'Le produit reprendra ce qu’il était alors, une fois la demande validée par un second utilisateur.',
  restoreSame: 'Le produit est déjà comme dans cette version.',
} as const;

/** Approved bank details before their hour. */
export const plannedTexts = {
  title: (when: string) => `Nouvelles coordonnées de paiement le ${when}`,
  help: 'Elles sont validées. Jusque-là, les clients lisent et paient sur les anciennes.',
  unpaid: (count: number) =>
    count === 0
      ? 'Aucun contrat à payer ne montre les anciennes.'
      : `${count} ${count === 1 ? 'contrat à payer montre' : 'contrats à payer montrent'} les anciennes\u00a0: un e-mail avertira leurs titulaires.`,
  contracts: 'Voir les contrats',
  request: 'Voir la demande',
  stop: 'Arrêter',
  stopTitle: 'Arrêter ces nouvelles coordonnées',
  stopHelp:
    'Les clients continuent de lire les anciennes. Les autres administrateurs sont avertis. Pour les reprendre, il faudra une nouvelle demande.',
  stopped: 'Nouvelles coordonnées arrêtées.',
  before: 'Jusque-là',
  after: 'Ensuite',
} as const;

/** The labels of the fields, in the form and in a comparison. */
export const fieldTexts = {
  title: 'Titre',
  currency: 'Devise',
  subtitle: 'Sous-titre',
  label: 'Libellé',
  description: 'Description',
  position: 'Ordre d’affichage',
  doc_url: 'Documentation (lien)',
  video_url: 'Vidéo de présentation (lien)',
  apy: 'Rendement annuel estimé',
  publication_days: 'Jours de publication de la VL',
  launch_day: 'Date de lancement',
  risk_level: 'Niveau de risque',
  horizon_months: 'Horizon conseillé',
  exit_days: 'Versement après une sortie',
  custodian: 'Détention des actifs',
  min_buy: 'Souscription minimale',
  min_euro: 'Minimum en euros',
  min_btc: 'Minimum en BTC',
  min_eth: 'Minimum en ETH',
  min_usdc: 'Minimum en USDC',
  min_eurc: 'Minimum en EURC',
  min_wbtc: 'Minimum en WBTC',
  'rib.bank': 'Titulaire et banque',
  'rib.iban': 'IBAN',
  'rib.bic': 'BIC',
  'crypto.BTC': 'Adresse de dépôt BTC',
  'crypto.ETH': 'Adresse de dépôt ETH',
  'crypto.USDC': 'Adresse de dépôt USDC',
  'crypto.EURC': 'Adresse de dépôt EURC',
  'crypto.WBTC': 'Adresse de dépôt WBTC',
} as const;

export const weekdayTexts = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
] as const;
