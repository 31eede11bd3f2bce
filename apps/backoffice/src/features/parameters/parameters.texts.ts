import type { StatusTone } from '@repo/ui/feedback';
import type { ParameterVersion } from './parameters.model.ts';

export const parametersTexts = {
  quoted: (name: string) => `«\u00a0${name}\u00a0»`,
  subtitle:
    'Seuils, tolérances et frais. Une nouvelle valeur s’applique à partir d’un jour, après validation.',
  failed: 'Les paramètres n’ont pas pu être chargés',
  inForce: 'En vigueur',
  since: (value: string, day: string) => `${value}, depuis le ${day}`,
  first: (value: string) => `${value}, valeur d’origine`,
  next: 'Ensuite',
  from: (value: string, day: string) => `${value}, à partir du ${day}`,
  history: (name: string) => `Historique\u00a0: ${name}`,
  origin: 'Valeur d’origine',
  columns: {
    day: 'À partir du',
    value: 'Valeur',
    state: 'État',
    reason: 'Motif',
    enteredBy: 'Saisi par',
    publishedBy: 'Validé par',
    restore: 'Action',
  },
  request: 'Voir la demande',
  restore: 'Revenir à cette version',
  restoreOf: (day: string, value: string) => `Revenir à cette version\u00a0: ${day}, ${value}`,
  backTo: (day: string) => `Retour à la valeur du ${day}`,
  states: {
    planned: 'À venir',
    in_force: 'En vigueur',
    past: 'Passée',
    replaced: 'Remplacée',
  } satisfies Record<ParameterVersion['state'], string>,
  change: 'Modifier',
  changeOf: (name: string) => `Modifier\u00a0: ${name}`,
  value: 'Nouvelle valeur',
  bounds: (least: string, most: string) => `Entre ${least} et ${most}.`,
  day: 'Jour d’effet',
  dayHelp: {
    today: 'Aujourd’hui au plus tôt. Passé ce jour, la demande non validée est à refaire.',
    tomorrow: 'Demain au plus tôt. Passé ce jour, la demande non validée est à refaire.',
  },
  submit: 'Envoyer la modification',
  off: 'Une personne seule pourra faire tout ce qui en demande deux.',
  looser: 'Cette hausse laisse passer davantage de cas sans second contrôle.',
  allowed: 'Des pays refusés jusqu’ici seront acceptés.',
  held: 'Modification demandée\u00a0: un second utilisateur doit la valider.',
  applied: 'Modification enregistrée.',
} as const;

/** A parameter that is a list of countries. */
export const countriesTexts = {
  add: 'Ajouter un pays',
  none: 'Aucun pays pour le moment.',
  list: 'Pays de la liste',
  remove: 'Retirer',
  removeOf: (country: string) => `Retirer ${country}`,
  clients: 'Clients qui y résident',
  clientsOf: (country: string) => `Clients qui résident dans ce pays\u00a0: ${country}`,
} as const;

/** What a value is counted in, after its field. */
export const unitTexts = { euro: '€', percent: '%', hour: 'h', day: 'j', count: undefined } as const;

export const stateTones: Readonly<Record<ParameterVersion['state'], StatusTone>> = {
  planned: 'accent',
  in_force: 'positive',
  past: 'neutral',
  replaced: 'neutral',
};
