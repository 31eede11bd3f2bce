/** What staff do to the account of a client with nothing but a reason. */
export type ClientAct = 'lock' | 'unlock' | 'signOut' | 'resetLink';

interface ActTexts {
  readonly open: string;
  readonly title: (name: string) => string;
  readonly intro: string;
  readonly submit: string;
  readonly done: string;
}

export const actTexts: Readonly<Record<ClientAct, ActTexts>> = {
  lock: {
    open: 'Bloquer le compte',
    title: (name) => `Bloquer le compte de ${name}`,
    intro:
      'Tous ses appareils seront déconnectés et la connexion lui sera refusée, jusqu’au déblocage. Un e-mail l’en avertit. Ses contrats continuent.',
    submit: 'Bloquer',
    done: 'Le compte est bloqué',
  },
  unlock: {
    open: 'Débloquer le compte',
    title: (name) => `Débloquer le compte de ${name}`,
    intro: 'La connexion lui sera de nouveau ouverte. Un e-mail l’en avertit.',
    submit: 'Débloquer',
    done: 'Le compte est débloqué',
  },
  signOut: {
    open: 'Déconnecter ses appareils',
    title: (name) => `Déconnecter les appareils de ${name}`,
    intro:
      'Chacun de ses appareils devra se connecter de nouveau. Son mot de passe ne change pas. Un e-mail l’en avertit.',
    submit: 'Déconnecter',
    done: 'Les appareils sont déconnectés',
  },
  resetLink: {
    open: 'Envoyer un lien de mot de passe',
    title: (name) => `Envoyer un lien de mot de passe à ${name}`,
    intro:
      'Le client reçoit par e-mail un lien valable une heure, et choisit seul son mot de passe. Les liens précédents ne servent plus.',
    submit: 'Envoyer le lien',
    done: 'Le lien est envoyé',
  },
};

export const actionsTexts = {
  title: 'Actions',
  pending: 'Modification demandée par',
  reasonHelp: 'Pour l’historique\u00a0: le client ne le lit pas.',
  own: 'C’est votre propre compte\u00a0: une autre personne doit agir dessus.',
  staff: 'Ce compte administre un service\u00a0: seul un super administrateur peut agir dessus.',
  locked: (when: string) => `Compte bloqué depuis le ${when}\u00a0: le client ne peut pas se connecter.`,
} as const;

/** The form that corrects what a client typed. */
export const correctionTexts = {
  open: 'Corriger ces données',
  title: (name: string) => `Corriger les données de ${name}`,
  intro: 'Le client reçoit par e-mail la liste des données corrigées, sans leurs valeurs.',
  submit: 'Enregistrer',
  done: 'Les données sont corrigées',
  conflict: 'Cette fiche a été modifiée entre-temps',
} as const;

/** The role of a client, and what their account opens. */
export const accessTexts = {
  open: 'Changer le rôle et les accès',
  title: (name: string) => `Rôle et accès de ${name}`,
  role: 'Rôle',
  roles: [
    { value: 'client', label: 'Client' },
    { value: 'cgp', label: 'CGP' },
  ],
  flags: {
    can_access_yield: 'Accès à Yield',
    can_access_kaskad: 'Accès à Kaskad',
    can_access_yield_admin: 'Administration de Yield',
    can_access_kaskad_admin: 'Administration de Kaskad',
  },
  submit: 'Demander la modification',
  submitAlone: 'Modifier',
  held: 'La modification attend un second utilisateur',
  done: 'Le rôle et les accès sont modifiés',
} as const;

/** « Boîte e-mail perdue ». */
export const emailTexts = {
  open: 'Boîte e-mail perdue',
  title: (name: string) => `Nouvelle adresse e-mail de ${name}`,
  intro: (isHeld: boolean) =>
    `Vérifiez l’identité du client autrement que par e-mail. ${isHeld ? 'Après validation, les deux adresses reçoivent' : 'Les deux adresses reçoivent aussitôt'} un message\u00a0; la nouvelle sert 48\u00a0heures plus tard, et toutes ses sessions sont alors fermées.`,
  email: 'Nouvelle adresse e-mail',
  current: (email: string) => `Aujourd’hui\u00a0: ${email}`,
  submit: 'Demander le changement',
  submitAlone: 'Planifier le changement',
  held: 'Le changement d’adresse attend un second utilisateur',
  planned: 'Le changement d’adresse est planifié',
  waits: (email: string, when: string) => `${email} remplacera son adresse le ${when}`,
  waitsHelp:
    'Les deux adresses ont reçu un message. Tant que l’heure n’est pas venue, une personne peut l’arrêter.',
  stop: 'Arrêter',
  stopTitle: 'Arrêter le changement d’adresse',
  stopIntro: 'Le client garde son adresse actuelle. Les deux adresses reçoivent un message.',
  stopped: 'Le changement d’adresse est arrêté',
} as const;

/** « Ce n’est pas moi »: nothing is paid until two persons have looked. */
export const holdTexts = {
  title: 'Versements suspendus',
  held: (when: string, about: string) =>
    `Le ${when}, le client a signalé par «\u00a0Ce n’est pas moi\u00a0»\u00a0: ${about}. Ses sessions ont été fermées, son mot de passe est à remplacer, et rien ne lui est versé.`,
  filed: (count: number) =>
    count === 1
      ? 'Un versement est dans un fichier de virements\u00a0: si la banque ne l’a pas exécuté, retirez ce fichier.'
      : `${count} versements sont dans des fichiers de virements\u00a0: si la banque ne les a pas exécutés, retirez ces fichiers.`,
  release: 'Reprendre les versements',
  releaseOf: (name: string) => `Reprendre les versements de ${name}`,
  intro:
    'Vérifiez l’identité du client autrement que par e-mail, et avec lui ses coordonnées de versement et ses moyens de connexion. Une seconde personne valide la reprise\u00a0; le client en reçoit un e-mail.',
  waits: 'La reprise attend un second utilisateur.',
  asked: 'La reprise attend un second utilisateur',
  done: 'Les versements reprennent',
} as const;

/** « Voir comme le client », and who did. */
export const accessLogTexts = {
  log: 'Consultations de son espace par l’équipe',
  logFailed: 'Les consultations n’ont pas pu être chargées',
  logNone: 'Personne de l’équipe n’a consulté cet espace.',
} as const;
