/** The writing rules, each with an example; `\u202F` and `\u00A0` are made visible on the page. */
export const writingTexts = {
  title: 'Écriture',
  lead: 'On vouvoie, on dit ce qui s’est passé et ce qui reste sûr, on ne reproche rien. Les espaces insécables sont marquées ici\u00A0: ⍽ fine, ␣ pleine.',
  signs: 'Signes',
  tone: 'Ton',
  rule: 'Règle',
  right: 'On écrit',
  wrong: 'On n’écrit pas',
  signRules: [
    { rule: 'Espace fine avant ; ! ?', right: 'Adresse copiée\u202F!', wrong: 'Adresse copiée !' },
    { rule: 'Espace insécable avant :', right: 'Statut\u00A0: signé', wrong: 'Statut: signé' },
    { rule: 'Guillemets français', right: '«\u00A0Bientôt...\u00A0»', wrong: '"Bientôt..."' },
    { rule: 'Apostrophe courbe', right: 'l’adresse', wrong: "l'adresse" },
    { rule: 'Capitales accentuées', right: 'Étape 2 sur 4', wrong: 'Etape 2 sur 4' },
    { rule: 'Une seule capitale au titre', right: 'Mes documents', wrong: 'Mes Documents' },
    { rule: 'Milliers par espace fine', right: '128\u202F450,12\u00A0€', wrong: '128,450.12€' },
    { rule: 'Vrai signe moins', right: '\u22120,12\u00A0%', wrong: '-0,12%' },
    { rule: 'Premier du mois', right: '1er mars 2026', wrong: '1 mars 2026' },
    { rule: 'Points de suspension en un signe', right: 'Chargement…', wrong: 'Chargement...' },
  ],
  toneRules: [
    { rule: 'Un bouton dit le verbe', right: 'Annuler le contrat', wrong: 'Oui' },
    { rule: 'Vouvoyer', right: 'Votre portefeuille', wrong: 'Ton portefeuille' },
    {
      rule: 'Dire ce qui est arrivé et ce qui est sûr',
      right: 'Ce graphique ne s’affiche pas. Vos données ne sont pas touchées.',
      wrong: 'Erreur 500',
    },
    {
      rule: 'Dire la première règle qui manque',
      right: 'Le mot de passe doit contenir au moins 12 caractères.',
      wrong: 'Mot de passe invalide',
    },
    {
      rule: 'Une liste vide dit quoi faire',
      right: 'Pas encore de contrat. Découvrez les produits.',
      wrong: 'Aucune donnée',
    },
    {
      rule: 'Ne rien promettre d’un rendement',
      right: 'Estimation non garantie',
      wrong: 'Rendement assuré',
    },
  ],
} as const;
