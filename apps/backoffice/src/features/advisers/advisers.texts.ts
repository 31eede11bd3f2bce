import type { AdviserState } from '@repo/domain/advisers';
import type { StatusTone } from '@repo/ui/feedback';

const clients = (count: number) => (count === 1 ? '1\u00a0client' : `${count}\u00a0clients`);

export const adviserTones: Readonly<Record<AdviserState, StatusTone>> = {
  active: 'positive',
  invited: 'neutral',
  disabled: 'neutral',
};

export const advisersTexts = {
  subtitle: 'Leurs clients, ce que ceux-ci détiennent, et le lien de rendez-vous qui leur est présenté.',
  list: 'Commerciaux',
  failed: 'Les commerciaux n’ont pas pu être chargés',
  figuresFailed: 'Les montants n’ont pas pu être calculés',
  retry: 'Réessayer',
  empty: 'Aucun commercial pour le moment',
  emptyHelp: 'Ajoutez-en un\u00a0: il reçoit une invitation par e-mail.',
  columns: {
    name: 'Nom',
    contact: 'Coordonnées',
    clients: 'Clients',
    value: 'Encours',
    collected: 'Collecte 30\u00a0j',
    underway: 'En cours',
    conversion: 'Conversion',
    delay: 'Délai médian',
    state: 'Statut',
    seen: 'Connexion',
  },
  never: 'Jamais',
  days: (days: number) => (days === 1 ? '1\u00a0jour' : `${days}\u00a0jours`),
  percent: (percent: number) => `${percent}\u00a0%`,
  conversionOf: (paying: number, verified: number) => `${paying} sur ${verified}`,
} as const;

export const adviserPanelTexts = {
  heading: 'Commercial',
  close: 'Fermer le commercial',
  unknown: 'Ce commercial n’existe pas',
  account: 'Compte',
  activity: 'Ses clients',
  email: 'E-mail',
  phone: 'Téléphone',
  booking: 'Lien de rendez-vous',
  noBooking: 'Aucun\u00a0: ses clients voient le lien par défaut',
  since: 'Ajouté le',
  open: 'Voir ses clients',
  underway: 'Souscriptions à signer ou à payer',
  conversion: 'Clients vérifiés qui ont payé une souscription',
  delay: 'Délai médian de la signature au paiement, sur douze mois',
} as const;

export const adviserFormTexts = {
  invite: 'Ajouter un commercial',
  inviteIntro:
    'Il reçoit un e-mail avec un lien valable 72\u00a0heures, et choisit seul son mot de passe. Un code lui sera demandé à chaque connexion.',
  inviteSubmit: 'Envoyer l’invitation',
  invited: 'L’invitation est envoyée',
  edit: 'Modifier',
  editTitle: (name: string) => `Modifier ${name}`,
  editIntro: 'Son prénom, son nom et son lien de rendez-vous sont montrés à ses clients.',
  editSubmit: 'Enregistrer',
  edited: 'Le commercial est modifié',
  phoneHelp: 'De la forme 06-12-34-56-78\u00a0; facultatif.',
  bookingHelp: (hosts: string) => `Une page de ${hosts}\u00a0; vide, ses clients voient le lien par défaut.`,
} as const;

export const adviserActTexts = {
  reassign: {
    open: (count: number) => `Réaffecter ${clients(count)}`,
    title: (count: number, name: string) => `Réaffecter ${clients(count)} de ${name}`,
    adviser: 'Nouveau commercial',
    /** `to`: null when they will have none. */
    preview: (count: number, to: string | null) => {
      const isOne = count === 1;
      const effect =
        to === null
          ? `${isOne ? 'n’aura' : 'n’auront'} plus de commercial`
          : `${isOne ? 'passera' : 'passeront'} à ${to}`;
      return `${clients(count)} ${effect}. ${isOne ? 'Il sera' : 'Ils seront'} aussitôt hors de portée du commercial actuel.`;
    },
    list: 'Clients réaffectés',
    more: (count: number) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
    name: 'Client',
    contracts: 'Contrats actifs / total',
    failed: 'Ses clients n’ont pas pu être chargés',
    submit: 'Réaffecter',
    done: (count: number) => `${clients(count)} ${count === 1 ? 'réaffecté' : 'réaffectés'}`,
  },
  disable: {
    open: 'Désactiver',
    title: (name: string) => `Désactiver ${name}`,
    intro: 'Ses appareils sont déconnectés et la connexion lui est refusée, jusqu’à sa réactivation.',
    submit: 'Désactiver',
    done: 'Le commercial est désactivé',
    blocked: (count: number) =>
      `Pour le désactiver, réaffectez d’abord ${count === 1 ? 'son client' : `ses ${clients(count)}`}.`,
  },
  enable: {
    open: 'Réactiver',
    title: (name: string) => `Réactiver ${name}`,
    intro: 'La connexion lui est de nouveau ouverte, avec le mot de passe qu’il avait.',
    submit: 'Réactiver',
    done: 'Le commercial est réactivé',
  },
} as const;
