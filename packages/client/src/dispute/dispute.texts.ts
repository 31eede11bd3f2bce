import { NBSP } from '@repo/domain/format';

export const disputeTexts = {
  title: 'Ce n’est pas moi',
  subtitle: `Signalez une connexion ou une modification de votre compte qui ne vient pas de vous.`,
  intro: 'Si vous confirmez, aussitôt\u00a0:',
  effects: [
    'toutes les sessions de votre compte sont fermées, sur tous les appareils\u00a0;',
    'votre mot de passe n’est plus accepté\u00a0: il faut en choisir un autre\u00a0;',
    'aucune somme ne vous est plus versée avant notre vérification\u00a0;',
    'notre équipe est prévenue et vous contacte.',
  ],
  yours: 'Si c’est bien vous, fermez cette page\u00a0: rien ne change.',
  confirm: 'Protéger mon compte',
  done: 'Votre compte est protégé',
  doneHint: `Toutes vos sessions sont fermées, aucun versement ne part et notre équipe est prévenue. Ouvrez l’e-mail que nous venons de vous envoyer${NBSP}: il dit comment choisir un nouveau mot de passe. Si votre adresse e-mail a été changée, aucun lien n’est envoyé${NBSP}: contactez-nous, nos coordonnées sont dans nos mentions légales.`,
  signIn: 'Aller à la connexion',
  over: 'Ce lien n’est plus valable',
  overHint: `Il est valable 7${NBSP}jours. Si une opération de votre compte ne vient pas de vous, demandez un nouveau mot de passe, puis contactez-nous${NBSP}: nos coordonnées sont dans nos mentions légales et au bas de nos e-mails.`,
  password: 'Demander un nouveau mot de passe',
  contact: 'Mentions légales',
  failed: 'Votre signalement n’a pas pu être envoyé',
} as const;
