/** The texts of one email; the layout adds the greeting, the farewell and the footer. */
export interface MailWords {
  subject: string;
  /** Beside the subject in the list of a mail program: never a code, a locked screen shows it. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  notes?: readonly string[];
}
