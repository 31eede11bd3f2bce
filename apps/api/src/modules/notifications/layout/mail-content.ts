import type { Service } from '@repo/domain/access';

/** The content of an email, before layout. Every string is plain text; the layout escapes it. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. Never a code: it is read on locked screens. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  /** Facts to read or copy, as label and value. */
  rows?: readonly (readonly [label: string, value: string])[];
  code?: string;
  button?: { label: string; url: string };
  /** After the action, in a smaller voice. */
  notes?: readonly string[];
  /** The gold rule: kept for what is signed. */
  isSigned?: boolean;
}

/** What surrounds a content: the same for every mail of one service to one person. */
export interface MailFrame {
  service: Service;
  brand: string;
  siteUrl: string;
  /** Null greets without a name. */
  firstname: string | null;
  /** The sender and its contact, from the settings; empty when unset. */
  contactLine: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
