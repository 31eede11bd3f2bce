import { formatNumericDate, NBSP, NNBSP } from '@repo/domain/format';

/** Texts of passkeys, authenticator applications and recovery codes. */
export const factorsTexts = {
  title: 'Moyens de vérification',
  about:
    'Une clé d’accès ou une application d’authentification confirme vos connexions sans e-mail. Elles résistent mieux aux messages frauduleux.',
  failed: 'Vos moyens de vérification ne peuvent pas être affichés',
  none: 'Aucun pour le moment.',
  required: `Ajoutez-en un${NBSP}: il remplacera le code que vous recevez par e-mail.`,
  kinds: { passkey: 'Clé d’accès', authenticator: 'Application d’authentification' },
  added: (at: string) => `Ajoutée le ${formatNumericDate(at)}`,
  used: (at: string | null) =>
    at === null ? 'Jamais utilisée' : `Dernière utilisation le ${formatNumericDate(at)}`,
  addPasskey: 'Ajouter une clé d’accès',
  addAuthenticator: 'Ajouter une application',
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer ${name}`,
  renamed: 'Le nom est enregistré.',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name}`,
  removed: (name: string) => `«${NBSP}${name}${NBSP}» est retirée.`,
  removing: {
    title: (name: string) => `Retirer «${NBSP}${name}${NBSP}»`,
    text: 'Elle ne confirmera plus vos connexions, et vos autres appareils seront déconnectés. Sans aucun moyen de vérification, un code vous est de nouveau envoyé par e-mail et vos codes de récupération ne servent plus.',
    confirm: 'Retirer',
    failed: (problem: string) => `Rien n’a changé${NBSP}: ${problem}`,
  },
  name: 'Nom',
  nameMissing: 'Donnez un nom à ce moyen de vérification.',
  nameHint: 'Pour la reconnaître plus tard, par exemple l’appareil qui la contient.',
  cancel: 'Annuler',
  save: 'Enregistrer',
  continue: 'Continuer',
  passkey: {
    title: 'Ajouter une clé d’accès',
    about:
      'Votre navigateur vous proposera de la conserver dans cet appareil, dans un gestionnaire de mots de passe ou sur une clé de sécurité.',
    defaultName: 'Cet appareil',
    unsupported: 'Ce navigateur ne connaît pas les clés d’accès. Ajoutez plutôt une application.',
    refused: 'La clé d’accès n’a pas été créée. Recommencez, ou choisissez une application.',
    known: 'Cet appareil contient déjà une de vos clés d’accès.',
  },
  authenticator: {
    title: 'Ajouter une application d’authentification',
    about:
      'Par exemple Aegis, Google Authenticator ou Microsoft Authenticator. Elle affiche un nouveau code toutes les 30 secondes.',
    defaultName: 'Mon téléphone',
    scan: 'Scannez ce code avec l’application, ou recopiez la clé.',
    qr: 'Code QR de la clé à ajouter à l’application',
    key: 'Clé',
    copyKey: 'Copier la clé',
    copied: `Clé copiée${NNBSP}!`,
    code: 'Saisissez ensuite le code affiché par l’application.',
  },
  recovery: {
    title: 'Vos codes de récupération',
    about: `Chacun remplace une fois votre moyen de vérification si vous le perdez. Ils ne seront plus jamais affichés${NBSP}: conservez-les hors de cet appareil.`,
    left: (count: number) =>
      count === 0
        ? 'Il ne vous reste aucun code de récupération.'
        : count === 1
          ? 'Il vous reste un code de récupération.'
          : `Il vous reste ${count} codes de récupération.`,
    renew: 'Remplacer les codes',
    copy: 'Copier les codes',
    notCopied: 'Votre navigateur n’a pas copié les codes. Téléchargez-les.',
    copied: `Codes copiés${NNBSP}!`,
    download: 'Télécharger',
    fileName: 'codes-de-recuperation.txt',
    kept: 'J’ai conservé mes codes',
    renewing: {
      title: 'Remplacer les codes de récupération',
      text: 'Les codes actuels ne fonctionneront plus.',
      confirm: 'Remplacer',
    },
  },
  done: 'Le moyen de vérification est ajouté.',
  prove: {
    titles: {
      passkey: 'Utilisez votre clé d’accès',
      authenticator: 'Saisissez le code de votre application',
      recovery: 'Saisissez un code de récupération',
      email: 'Saisissez le code envoyé par e-mail',
      password: 'Saisissez votre mot de passe',
    },
    withPasskey: 'Utiliser ma clé d’accès',
    using: 'Vérification…',
    passkeyRefused: 'La clé d’accès n’a pas été utilisée. Recommencez ou choisissez un autre moyen.',
    codeHint: 'Il change toutes les 30 secondes.',
    recoveryLabel: 'Code de récupération',
    recoveryHint: 'Dix lettres et chiffres, par exemple ABCDE-FGHJK. Chaque code sert une fois.',
    recoveryMissing: 'Saisissez un code de récupération.',
    submit: 'Valider',
    others: {
      passkey: 'Utiliser une clé d’accès',
      authenticator: 'Utiliser le code d’une application',
      recovery: 'Utiliser un code de récupération',
      email: 'Recevoir un code par e-mail',
      password: 'Utiliser mon mot de passe',
    },
  },
  stepUp: {
    title: 'Confirmez que c’est bien vous',
    confirms: `Vous confirmez${NBSP}:`,
    about: 'Cette opération est sensible. Les suivantes ne vous le redemanderont pas pendant cinq minutes.',
    failed: 'La confirmation ne peut pas commencer',
    retry: 'Réessayer',
  },
} as const;

/** A client who has no factor of their own is invited to add one. */
export const factorsInvitationTexts = {
  title: 'Protégez mieux votre compte',
  about:
    'Une clé d’accès ou une application d’authentification confirme vos connexions, même si une autre personne lit un jour votre messagerie.',
  add: 'Ajouter depuis mon profil',
  later: 'Plus tard',
} as const;
