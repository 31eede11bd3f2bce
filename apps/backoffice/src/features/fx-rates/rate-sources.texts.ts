import type { components } from '@repo/api-sdk';

type Fetch = components['schemas']['RateFetch'];
const nbsp = '\u00a0';

/** Rates fetched from their sources. */
export const rateSourcesTexts = {
  title: 'Import automatique',
  about: 'La BCE est lue à partir de 16\u00a0h\u00a015 les jours ouvrés, Kraken à la fin de chaque jour.',
  off: 'Désactivé sur cette installation\u00a0: importez les fichiers à la main.',
  failed: 'L’état de l’import automatique n’a pas pu être chargé',
  sources: { ecb: 'BCE (USD, CHF)', kraken: 'Kraken (BTC, ETH)' },
  never: 'Aucun import.',
  lastImport: (at: string) => `Dernier import${nbsp}: ${at}`,
  lastDay: (day: string) => `taux du ${day}`,
  failure: (at: string, why: string) => `Échec${nbsp}: ${at}, ${why}`,
  failures: {
    late: 'taux du jour pas encore publiés',
    unreachable: 'la source n’a pas répondu',
    malformed: 'la réponse reçue n’est pas lisible, rien n’a été publié',
  },
  fetch: { ecb: 'Importer les taux BCE', kraken: 'Importer les cours Kraken' },
  periods: { day: 'Du jour', '90_days': 'De 90 jours', history: 'Tout l’historique' },
  periodHelp: { ecb: 'Depuis 1999', kraken: 'Depuis 720 jours' },
  outcome: ({ outcome, published, waiting }: Fetch): string => {
    const count = `${published} ${published > 1 ? 'taux publiés' : 'taux publié'}`;
    const outcomes: Readonly<Record<Fetch['outcome'], string>> = {
      published: `${count}.`,
      unchanged: 'Tous les taux reçus sont déjà publiés.',
      waiting: `${count}, ${waiting} à vérifier.`,
      late: 'La source n’a pas encore publié les taux du jour.',
      unreachable: 'La source n’a pas répondu. Réessayez plus tard.',
      malformed: 'La réponse de la source n’est pas lisible\u00a0: rien n’a été publié.',
    };
    return outcomes[outcome];
  },
  waiting: (source: string, count: number) =>
    `${source}${nbsp}: ${count} ${count > 1 ? 'taux reçus attendent' : 'taux reçu attend'} une vérification`,
  waitingHelp:
    'Ils remplaceraient un taux publié, ou s’écartent trop du précédent. Vérifiez-les à la source, puis soumettez-les.',
  confirmed: (rate: string, value: string) => `${rate}${nbsp}: ${value}`,
  others: (count: number) => (count > 1 ? `${count} autres taux` : 'un autre taux'),
  submit: 'Soumettre à validation',
  submitTitle: 'Soumettre ces taux',
  reasonHelp: 'La personne qui valide le lira.',
  held: 'Les taux attendent la validation d’un second utilisateur.',
  done: 'Les taux sont publiés.',
} as const;
