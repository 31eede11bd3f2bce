import { formatList, NBSP } from '@repo/domain/format';

/** The texts of one email; the layout adds the greeting, the farewell and the footer. */
export interface MailWords {
  subject: string;
  /** Beside the subject in the list of a mail program: never a code, a locked screen shows it. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  notes?: readonly string[];
}

/** « SIRET » stays as it is. */
const inSentence = (label: string) => (label === label.toUpperCase() ? label : label.toLowerCase());

/** Labels of fields inside a sentence: « téléphone et ville ». */
export const fieldList = (labels: readonly string[]): string => formatList(labels.map(inSentence));

/** Of emails about a change of an account: each has its link « Ce n’est pas moi ». */
export const notMine = `Si vous n’êtes pas à l’origine de ce changement, utilisez le lien «${NBSP}Ce n’est pas moi${NBSP}» de ce message.`;

/** The same, of a request. */
export const notMyRequest = `Si vous n’êtes pas à l’origine de cette demande, utilisez le lien «${NBSP}Ce n’est pas moi${NBSP}» de ce message.`;
