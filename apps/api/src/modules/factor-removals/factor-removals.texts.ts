export const factorRemovalsTexts = {
  planned: 'Le retrait de ses moyens de vérification attend déjà son heure.',
  notPlanned: 'Aucun retrait n’attend plus son heure\u00a0: il a eu lieu, ou il est déjà arrêté.',
  emailPlanned:
    'Son adresse e-mail est remplacée à la demande de l’équipe, ou l’a été depuis moins de 7 jours\u00a0: l’un après l’autre, les deux remettraient le compte à qui les demande.',
  noFactor: 'Ce compte n’a ni clé d’accès ni application d’authentification.',
  ownAccount: 'C’est votre propre compte\u00a0: une autre personne doit le demander.',
  administrator: 'Ce compte administre un service\u00a0: seul un super administrateur peut le demander.',
  kinds: { passkey: 'Clé d’accès', authenticator: 'Application d’authentification' },
  named: (kind: string, name: string) => `${kind} «\u00a0${name}\u00a0»`,
  codes: 'Codes de récupération',
  removed: 'Retirés',
  from: 'À partir de',
  hours: (hours: number) => `${hours}\u00a0heures après la validation`,
  after: 'Connexion ensuite',
  byEmail: 'Mot de passe, puis code envoyé par e-mail',
  warnings: {
    mailbox:
      'La boîte e-mail suffira ensuite à entrer dans le compte, puisque le mot de passe s’y réinitialise\u00a0: l’identité de la personne doit avoir été vérifiée autrement que par e-mail.',
    administers: 'Ce compte administre un service\u00a0: il lit les données de tous ses clients.',
  },
} as const;
