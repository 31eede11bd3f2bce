/** The texts of the opening page. Names and amounts are invented. */
export const accueilTexts = {
  title: 'Trois sites, une famille',
  lead: 'Calme, exact, généreux en espace. Rien ne clignote, rien ne crie\u202F; chaque chiffre se vérifie et s’explique.',
  sites: 'Les trois sites',
  pieces: 'Les pièces',
  piecesNote: 'La marque et le thème se choisissent dans la barre d’outils.',
  chapters: 'Les chapitres',
  rulesTitle: 'Ce qui tient la famille',
  rules: [
    'Un composant nomme un rôle (encre, ligne, accent), jamais une couleur.',
    'Un gain ou une perte se lit au signe et à la flèche, pas à la couleur seule.',
    'Les lignes avant les ombres\u202F; une ombre seulement sous ce qui flotte.',
    'Chaque graphique a un résumé, un tableau des mêmes chiffres et se lit au clavier.',
    'Masquer le solde masque tout\u00A0: chiffres, axes, infobulles et lecture à voix haute.',
    'Chaque histoire est un test, dans les trois marques et les deux thèmes.',
  ],
} as const;

export const yieldTexts = {
  feel: 'Papier chaud, grands chiffres, émeraude. Un filet d’or pour ce qui est signé.',
  figure: 'Votre portefeuille',
  period: 'sur 12 mois, paiements exclus',
  trend: 'Valeur du portefeuille, en hausse sur 12 mois',
  action: 'Souscrire',
  signed: 'Contrat signé',
} as const;

export const kaskadTexts = {
  feel: 'Plus frais, plus profond, cobalt. L’eau descend par paliers.',
  total: 'Total attribué',
  unlocked: 'Débloqué',
  claimable: 'Réclamable',
  chart: 'Déblocages cumulés, par paliers',
  unit: 'KSK',
  action: (amount: string) => `Réclamer ${amount} KSK`,
} as const;

export const staffTexts = {
  feel: 'Dense, neutre, le clavier d’abord, bleu ardoise.',
  list: 'Preuves à vérifier',
  action: 'Valider le paiement',
  other: 'Exporter',
  status: { deposited: 'Preuve déposée', verifying: 'Vérification en cours', paid: 'Payé' },
} as const;

export const pieceTexts = {
  actions: 'Actions',
  fields: 'Champs',
  choices: 'Réglages',
  feedback: 'Retours',
  share: 'Répartition du portefeuille',
  follow: 'Suivi d’un contrat',
  reference: 'Référence à copier',
  steps: 'Parcours',
  primary: 'Étape suivante',
  ghost: 'Étape précédente',
  quiet: 'Annuler',
  danger: 'Annuler le contrat',
  pending: 'Envoyer',
  email: 'Adresse e-mail',
  emailError: 'L’adresse mail n’est pas valide.',
  amount: 'Montant',
  amountHint: 'Au minimum 10\u202F000,00\u00A0USDC.',
  stacked: 'Empiler par produit',
  period: 'Période',
  periods: [
    { value: 'daily', label: '7\u00A0jours' },
    { value: 'weekly', label: '10\u00A0semaines' },
    { value: 'monthly', label: '12\u00A0mois' },
  ],
  warningTitle: 'Uniquement sur le réseau Ethereum.',
  warning: 'Un envoi sur un autre réseau serait définitivement perdu.',
  saved: 'Profil mis à jour.',
  strategies: '3 stratégies',
  empty: 'Aucune donnée',
  address: 'Adresse de destination',
  copy: 'Copier l’adresse',
  qr: 'Code QR de l’adresse de destination',
  stepNames: [
    'Votre investissement',
    'Paiement et réception',
    'Confirmation et conformité',
    'Vérifier et Signer',
  ],
  chain: [
    { id: 'signature', title: 'Signature', detail: '15/11/2026', state: 'done' },
    { id: 'proof', title: 'Preuve de paiement', detail: '16/11/2026', state: 'done' },
    { id: 'cash', title: 'Encaissement', detail: 'attendu', state: 'current' },
    { id: 'nav', title: 'Première VL', detail: undefined, state: 'todo' },
  ],
} as const;

/** Where each section of this book starts. */
export const chapters = [
  {
    path: 'fondations-couleurs--couleurs',
    name: 'Fondations',
    text: 'Couleurs, lettres, espace, mouvement, relief',
  },
  { path: 'fondations-formats--formats', name: 'Formats', text: 'Montants, pourcentages, dates, références' },
  { path: 'fondations-mots--mots', name: 'Mots', text: 'Tout ce que les composants disent d’eux-mêmes' },
  {
    path: 'actions-bouton--principal',
    name: 'Composants',
    text: 'Actions, saisie, retours, données, graphiques',
  },
  { path: 'modèles-liste--liste', name: 'Modèles', text: 'Formulaire, liste, parcours, confirmation, échec' },
] as const;
