import { NBSP } from '@repo/domain/format';

/** Sentences of refusals; those of forms come from `@repo/domain/validation`. */
export const identityTexts = {
  invalidCredentials: 'L’adresse mail ou le mot de passe est invalide.',
  accessSuspended: 'Votre accès est suspendu. Contactez l’équipe commerciale pour le rétablir.',
  passwordRefused: `Pour protéger votre compte, votre mot de passe n’est plus accepté${NBSP}: choisissez-en un autre avec le lien que nous vous avons envoyé, ou par «${NBSP}Mot de passe oublié${NBSP}».`,
  staffElsewhere:
    'Votre compte est celui d’un membre de l’équipe. Connectez-vous depuis l’espace de gestion.',
  emailTaken: 'Cet email est déjà utilisé.',
  emailUnconfirmed: `Confirmez d’abord votre adresse e-mail${NBSP}: ouvrez le lien que nous vous avons envoyé, puis reprenez la signature.`,
  emailAlreadyConfirmed: 'Votre adresse e-mail est déjà confirmée.',
  weakPassword: 'Ce mot de passe est trop courant ou trop facile à deviner.',
  wrongCurrentPassword: 'Le mot de passe actuel est invalide.',
  invalidCode: 'Code invalide',
  invalidLink: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  invalidInvitation: 'Cette invitation a expiré, a été annulée ou a déjà servi.',
  otherAddress: 'Cette invitation a été envoyée à une autre adresse.',
  invalidHandoff: 'Ce passage n’est plus valable. Veuillez vous connecter.',
  twoFactorAlreadyOn: 'La double authentification est déjà activée.',
  twoFactorAlreadyOff: 'La double authentification est déjà désactivée.',
  twoFactorForced: 'La double authentification est obligatoire pour votre fonction.',
  signInFirst:
    'Connectez-vous d’abord avec votre moyen de vérification, puis activez ce service depuis votre profil.',
  factorsFirst: 'Retirez d’abord vos clés d’accès et vos applications d’authentification.',
  alreadyLinked: 'Ce compte a déjà accès à ce service.',
  serviceLocked: `Votre accès à ce service est suspendu${NBSP}: contactez-nous pour le rétablir.`,
  serviceNotLinked: 'Ce service n’est pas lié à votre compte.',
  onlyService: `C’est le seul service de votre compte${NBSP}: sans lui, vous ne pourriez plus vous connecter.`,
  serviceInUse:
    'Vous avez encore, dans ce service, un contrat en cours ou un versement à recevoir. Vous pourrez le délier une fois qu’ils seront terminés.',
  grantsHeld:
    'Vous détenez dans ce service une attribution dont tout n’est pas encore réclamé. Vous pourrez le délier une fois qu’elle sera terminée.',
  investmentsHeld:
    'Vous avez dans ce service un investissement ou un remboursement à recevoir. Vous pourrez le délier une fois qu’il n’y en aura plus.',
  notAClientAccount: 'Ce compte n’est pas un compte client.',
  accountInUse: 'Ce compte ne peut plus être annulé.',
} as const;

/** How a device is named to its owner. */
export const deviceTexts = {
  unknown: 'Appareil inconnu',
  /** The browser is not one we know. */
  browser: 'Navigateur',
  on: (browser: string, system: string) => `${browser} sur ${system}`,
} as const;
