export const staffSessionsTexts = {
  subtitle: 'Qui est connecté au back-office, et depuis quels appareils.',
  list: 'Personnes connectées',
  failed: 'Les sessions n’ont pas pu être chargées',
  devicesOf: (name: string) => `Appareils de ${name}`,
  self: 'Vous',
  own: 'Vos appareils se déconnectent depuis «\u00a0Sécurité\u00a0», en haut de l’écran.',
  administrator: 'Ce compte administre un service\u00a0: seul un super administrateur peut le déconnecter.',
  all: 'Tout déconnecter',
  allOf: (name: string) => `Déconnecter tous les appareils de ${name}`,
  one: {
    title: (name: string, device: string) => `Déconnecter «\u00a0${device}\u00a0» de ${name}`,
    intro:
      'Cet appareil devra se connecter de nouveau. Le mot de passe ne change pas. Un e-mail avertit la personne.',
    done: (device: string) => `${device}\u00a0: appareil déconnecté.`,
  },
  every: {
    title: (name: string) => `Déconnecter tous les appareils de ${name}`,
    intro:
      'Chacun de ses appareils devra se connecter de nouveau. Le mot de passe ne change pas. Un e-mail avertit la personne.',
    done: (name: string) => `${name}\u00a0: appareils déconnectés.`,
  },
  reasonHelp: 'Pour l’historique\u00a0: la personne ne le lit pas.',
  submit: 'Déconnecter',
} as const;

/** Who in the team may lose what they sign in with. */
export const staffFactorsTexts = {
  title: 'Moyens de vérification',
  about:
    'Les personnes qui se connectent avec une clé d’accès ou une application d’authentification. Pour un compte qui administre un service, un super administrateur demande le retrait.',
  failed: 'Les moyens de vérification n’ont pas pu être chargés',
  none: 'Personne dans l’équipe n’a de clé d’accès ni d’application d’authentification.',
} as const;
