import { screenTexts } from '../../shared/app.texts.ts';

/** What each upcoming screen will show. */
export interface UpcomingTexts {
  readonly title: string;
  readonly heading: string;
  readonly will: readonly string[];
}

export const kaskadFundraisingTexts: UpcomingTexts = {
  title: screenTexts.kaskadFundraising,
  heading: 'Les levées de fonds ne sont pas encore ouvertes',
  will: [
    'préparer un tour, ses conditions et ses documents\u00a0;',
    'simuler une allocation avant de la publier\u00a0;',
    'clôturer un tour et en garder la preuve.',
  ],
};
