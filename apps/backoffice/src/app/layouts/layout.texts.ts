// Words around every screen, apart from those of the first script.
export const layoutTexts = {
  logout: 'Déconnexion',
  loggedOut: 'Déconnecté.',
  search: 'Aller à un écran…',
  /** Of the button, which is narrow; the palette says the rest. */
  searchShort: 'Client, PO, IBAN…',
  searchRecords: 'Client, PO, e-mail, transaction, fin d’IBAN, produit…',
  searchOwnClients: 'Un de vos clients, un PO, un e-mail…',
  security: 'Sécurité',
  /** Where a second factor of one’s own is required of staff. */
  factorFirst: {
    title: 'Ajoutez un moyen de vérification à vous',
    body: 'Votre fonction demande une clé d’accès ou une application d’authentification. Ajoutez l’une des deux pour ouvrir l’espace de gestion.',
    done: 'Votre moyen de vérification est en place. Gardez vos codes de secours en lieu sûr.',
    yours: 'Vos moyens de vérification et vos appareils',
    continue: 'Ouvrir l’espace de gestion',
  },
  idleEnd: {
    title: 'Votre session va se terminer',
    left: (seconds: number) =>
      `Votre session se termine dans ${seconds}\u00a0${seconds > 1 ? 'secondes' : 'seconde'}.`,
    about:
      'Aucune activité n’a été détectée depuis plusieurs minutes. Restez connecté pour garder votre saisie.',
    stay: 'Rester connecté',
  },
  searchEverywhere: 'Rechercher partout',
  screens: 'Écrans',
  shortcuts: 'Raccourcis clavier',
  found: {
    clients: 'Clients\u00a0: leurs souscriptions',
    contracts: 'Souscriptions',
    products: 'Produits',
    seen: 'Récents',
    failed: 'Les souscriptions n’ont pas pu être cherchées. Les écrans restent accessibles.',
  },
  toApprove: (count: number | undefined) => (count === undefined ? 'À valider' : `À valider (${count})`),
  release: (version: string, commit: string | null) =>
    commit === null ? `Version ${version}` : `Version ${version} · ${commit}`,
} as const;
