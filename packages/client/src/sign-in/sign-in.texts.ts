import { NBSP, NNBSP } from '@repo/domain/format';

export const signInTexts = {
  title: 'Connexion',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  forgotten: `Mot de passe oublié${NNBSP}?`,
  submit: 'Se connecter',
  submitting: 'Connexion…',
  done: `Vous êtes connecté${NNBSP}!`,
  /** Of the service that was joined. */
  linked: (brand: string) => `Votre accès ${brand} est activé.`,
  failed: 'Échec de la connexion',
  nothingToOpen: 'Votre compte n’ouvre encore aucun service. Contactez l’équipe commerciale.',
  ended: {
    title: 'Votre session a pris fin',
    hint: 'Elle a été fermée depuis un autre appareil, ou est restée trop longtemps sans activité. Reconnectez-vous pour reprendre où vous en étiez.',
    registration: `Votre compte est créé. Connectez-vous avec l’adresse et le mot de passe que vous venez de choisir${NBSP}: votre inscription reprendra où elle en était.`,
  },
  code: {
    title: 'Vérification en deux étapes',
    subtitle: 'Un code vient de vous être envoyé par e-mail.',
    own: 'Confirmez que c’est bien vous.',
    back: 'Revenir à la connexion',
  },
  noAccount: `Pas encore de compte${NNBSP}?`,
  register: 'Créer un compte',
  otherService: (brand: string) => `Déjà client ${brand}${NNBSP}?`,
  activate: (brand: string) => `Activer mon accès ${brand}`,
} as const;
