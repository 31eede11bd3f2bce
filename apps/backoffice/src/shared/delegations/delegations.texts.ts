import { formatNumericDate, NBSP } from '@repo/domain/format';

const days = (first: string, last: string) =>
  `Délégation du ${formatNumericDate(first)} au ${formatNumericDate(last)}`;

export const delegationTexts = {
  title: 'Délégations',
  failed: 'Les délégations n’ont pas pu être chargées',
  line: (one: { first: string; last: string; from: string; to: string }) =>
    `${days(one.first, one.last)}${NBSP}: les clients de ${one.from} sont ouverts à ${one.to}.`,
  given: (one: { first: string; last: string; to: string }) =>
    `${days(one.first, one.last)}${NBSP}: vos clients sont ouverts à ${one.to}.`,
  received: (one: { first: string; last: string; from: string }) =>
    `${days(one.first, one.last)}${NBSP}: les clients de ${one.from} sont dans vos listes.`,
  planned: 'à venir',
  end: 'Terminer la délégation',
  endTitle: 'Terminer cette délégation\u202f?',
  endHelp: 'L’accès se referme tout de suite. Les deux commerciaux en sont avertis par e-mail.',
  ended: 'Délégation terminée.',
  open: 'Déléguer mes clients',
  openOf: 'Déléguer ses clients',
  dialog: (name: string | null) =>
    name === null ? 'Déléguer mes clients' : `Déléguer les clients de ${name}`,
  help: 'Un autre commercial les voit et les suit pendant ces jours, en plus des siens.',
  to: 'À qui',
  advisersFailed: 'Les commerciaux n’ont pas pu être chargés',
  noOther: 'Aucun autre commercial n’est actif.',
  toMissing: 'Choisissez un commercial.',
  first: 'Premier jour',
  last: 'Dernier jour',
  reason: 'Motif',
  reasonMissing: 'Indiquez le motif.',
  submit: 'Déléguer',
  cancel: 'Annuler',
  done: 'Délégation enregistrée.',
} as const;
