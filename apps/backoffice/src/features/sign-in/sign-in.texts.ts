/** Sign-in of the staff: the specification’s words (1§5, 1§8), as on the investors’ site. */
export const signInTexts = {
  title: 'Se connecter',
  subtitle: 'Espace réservé aux équipes.',
  promise: 'Chaque valeur publiée, chaque paiement validé, chacun à son heure et à son nom.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  failedTitle: 'Échec de la connexion',
  success: 'Vous êtes connecté\u202f!',
  forgotten: 'Mot de passe oublié\u202f?',
  codeTitle: 'Vérification en deux étapes',
  codeSubtitle: 'Un code à 6 chiffres vient de vous être envoyé par e-mail. Il est valable 10 minutes.',
  code: 'Code reçu par e-mail',
  verify: 'Vérifier',
  resend: 'Renvoyer le code',
  resent: 'Un nouveau code vous a été envoyé.',
  back: 'Revenir à la connexion',
} as const;
