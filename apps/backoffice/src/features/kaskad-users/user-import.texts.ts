/** Texts of the import of users of Kaskad. */
import type { components } from '@repo/api-sdk';
import { INVITATION_HOURS } from '@repo/domain/advisers';
import { MAX_IMPORTED_USERS } from '@repo/domain/clients';

type Outcome = components['schemas']['KaskadUserImport']['people'][number]['outcome'];

const outcomes: Readonly<Record<Outcome, string>> = {
  new: 'À inviter',
  invited: 'Invitation envoyée',
  pending: 'Déjà invitée',
  known: 'Déjà utilisateur',
};

const people = (count: number) => (count > 1 ? `${count} personnes` : `${count} personne`);

export const userImportTexts = {
  open: 'Importer',
  subtitle: 'Aucune invitation ne part avant la confirmation.',
  back: 'Retour aux utilisateurs',
  steps: ['Fichier', 'Vérification', 'Confirmation', 'Résultat'],
  file: 'Fichier CSV des personnes à inviter',
  fileHelp: `Une ligne par personne, ${MAX_IMPORTED_USERS} au plus\u00a0: adresse e-mail, prénom et nom\u00a0; téléphone et type de compte si vous les avez.`,
  fileMissing: 'Choisissez le fichier à importer.',
  fileRefused: 'Ce fichier n’est pas un fichier CSV.',
  template: 'Télécharger le modèle',
  check: 'Vérifier le fichier',
  nothingWritten: 'Aucune invitation n’est envoyée',
  tooLarge: 'Ce fichier est trop volumineux.',
  problemsHelp:
    'Aucune invitation ne part tant que le fichier contient une erreur. Corrigez-le, puis vérifiez-le de nouveau.',
  peopleTable: 'Personnes du fichier',
  name: 'Nom',
  email: 'E-mail',
  outcome: 'Invitation',
  outcomes,
  invites: (count: number) => `${people(count)} à inviter`,
  nothing: 'Toutes ces personnes sont déjà invitées ou utilisatrices\u00a0: il n’y a rien à envoyer.',
  leftOut: (count: number) =>
    count > 1
      ? `${count} personnes déjà invitées ou utilisatrices ne reçoivent rien.`
      : '1 personne déjà invitée ou utilisatrice ne reçoit rien.',
  otherFile: 'Choisir un autre fichier',
  next: 'Continuer',
  backToCheck: 'Revoir les lignes',
  confirm: (count: number, file: string) => `Inviter ${people(count)} du fichier ${file}`,
  confirmHelp: `Chaque personne reçoit un lien valable ${INVITATION_HOURS}\u00a0heures, par lequel elle ouvre elle-même son compte. Si son adresse en a déjà un, elle reçoit la marche à suivre pour y ajouter Kaskad\u00a0: rien ne l’indique ici.`,
  submit: (count: number) => (count > 1 ? `Envoyer ${count} invitations` : 'Envoyer 1 invitation'),
  done: (count: number) => (count > 1 ? `${count} invitations envoyées` : `${count} invitation envoyée`),
  doneHelp: 'Elles attendent dans la liste des utilisateurs, d’où elles se renvoient et s’annulent.',
  nextFile: 'Importer un autre fichier',
} as const;
