// The two documents of a subscription, ready to sign. Pure: every figure and name is handed in, already formatted.
import { registrationLabel } from '@repo/domain/companies';
import { issuerLines, type LegalKind, type Publisher, publisherRows } from '@repo/domain/legal';
import { type Letterhead, type PdfWriter, typesetPdf } from '../../../pdf/typeset.ts';
import type { SignatureDocument } from '../../../ports/signature/signature-port.ts';
import { contractTexts, pepTexts } from './documents.texts.ts';

export interface ContractDocumentData {
  /** The other party, and who prints the document. */
  publisher: Publisher;
  brand: string;
  poNumber: string;
  createdAt: Date;
  createdOn: string;
  subscriber: {
    name: string;
    email: string;
    phone: string;
    addressLines: string;
    country: string;
    company: { name: string; legalForm: string; registrationNumber: string } | null;
  };
  strategy: { title: string; subtitle: string; referenceCurrency: string };
  amount: string;
  method: 'rib' | 'crypto';
  /** Who of the team prepared it; null of one that its subscriber made alone. */
  preparedBy: string | null;
  /** Where to pay and what to recall, label and value, as the client saw it in the wizard. */
  paymentRows: readonly (readonly [string, string])[];
  fees: { subscription: string; fx: string; exit: string };
  /** The last NAV published on the day of the contract; null before the first. */
  nav: { value: string; day: string } | null;
  /** The period in which the subscriber may renounce; 0 for none. */
  renunciationDays: number;
  /** What was accepted before signing, in the order it is declared. */
  accepted: readonly { kind: LegalKind; version: string; sha256: string }[];
}

function subscriberRows(data: ContractDocumentData): [string, string][] {
  const { labels } = contractTexts;
  const { subscriber } = data;
  const company: [string, string][] = subscriber.company
    ? [
        [labels.company, subscriber.company.name],
        [labels.legalForm, subscriber.company.legalForm],
        [registrationLabel(subscriber.company.registrationNumber), subscriber.company.registrationNumber],
        [labels.capacity, contractTexts.manager],
      ]
    : [];
  return [
    [labels.subscriber, subscriber.name],
    ...company,
    [labels.address, subscriber.addressLines],
    [labels.email, subscriber.email],
    [labels.phone, subscriber.phone],
  ];
}

/** Numbers the articles of one contract as they come: one of them is not in every contract. */
function numbered(pdf: PdfWriter): (title: string) => void {
  let count = 0;
  return (title) => {
    count += 1;
    pdf.heading(contractTexts.article(count, title));
  };
}

function writeTerms(pdf: PdfWriter, article: (title: string) => void, data: ContractDocumentData): void {
  const t = contractTexts;
  article(t.valuation);
  pdf.paragraph(t.valuationText);
  pdf.paragraph(data.nav === null ? t.noNav : t.navOfTheDay(data.nav.value, data.nav.day));
  article(t.fees);
  pdf.paragraph(t.feesText);
  pdf.facts([
    [t.feeLabels.subscription, t.percent(data.fees.subscription)],
    [t.feeLabels.fx, t.percent(data.fees.fx)],
    [t.feeLabels.exit, t.percent(data.fees.exit)],
  ]);
  article(t.duration);
  pdf.paragraph(t.durationText);
  if (data.renunciationDays > 0) {
    article(t.renunciation);
    pdf.paragraph(t.renunciationText(data.renunciationDays));
  }
  pdf.keep(130);
  article(t.risks);
  pdf.bullets(t.risksItems);
  pdf.keep(120);
  article(t.acceptances);
  pdf.bullets([
    ...data.accepted.map(({ kind, version, sha256 }) => t.accepted[kind](version, sha256)),
    ...t.acceptanceItems,
  ]);
  pdf.certified(t.signature, t.signatureLines);
  pdf.signature(t.signatureFrame);
}

function letterheadOf({ publisher }: ContractDocumentData, number: string): Letterhead {
  return { issuer: issuerLines(publisher), recipient: [], number };
}

export async function writeContractPdf(data: ContractDocumentData): Promise<SignatureDocument> {
  const t = contractTexts;
  const content = await typesetPdf(
    {
      brand: data.brand,
      title: t.title,
      subtitle: t.subtitle(data.poNumber, data.createdOn),
      footer: t.footer(data.brand, data.poNumber),
      createdAt: data.createdAt,
      letterhead: letterheadOf(data, t.number(data.poNumber)),
    },
    (pdf) => {
      pdf.heading(t.parties);
      pdf.paragraph(t.partiesText(data.publisher.name, data.brand));
      pdf.facts(publisherRows(data.publisher));
      pdf.facts(subscriberRows(data));
      const article = numbered(pdf);
      article(t.subject);
      pdf.paragraph(t.subjectText);
      pdf.facts([
        [t.labels.strategy, [data.strategy.title, data.strategy.subtitle].filter(Boolean).join(' — ')],
        [t.labels.referenceCurrency, data.strategy.referenceCurrency],
        [t.labels.amount, data.amount],
        [t.labels.method, t.methods[data.method]],
        [t.labels.poNumber, data.poNumber],
        ...(data.preparedBy === null
          ? []
          : [[t.labels.preparedBy, t.preparedBy(data.preparedBy, data.brand)] as const]),
      ]);
      article(t.payment);
      pdf.paragraph(t.paymentText);
      pdf.facts(data.paymentRows);
      writeTerms(pdf, article, data);
    },
  );
  return { nature: 'contract', fileName: t.fileName(data.poNumber), content };
}

export async function writePepPdf(data: ContractDocumentData): Promise<SignatureDocument> {
  const t = pepTexts;
  const { subscriber } = data;
  const content = await typesetPdf(
    {
      brand: data.brand,
      title: t.title,
      subtitle: t.subtitle(data.poNumber, data.createdOn),
      footer: t.footer(data.brand, data.poNumber),
      createdAt: data.createdAt,
      letterhead: letterheadOf(data, t.number(data.poNumber)),
    },
    (pdf) => {
      pdf.heading(t.declarant);
      pdf.facts([
        [t.labels.name, subscriber.name],
        ...(subscriber.company ? [[t.labels.company, subscriber.company.name] as const] : []),
        [t.labels.country, subscriber.country],
        [t.labels.email, subscriber.email],
      ]);
      pdf.heading(t.definition);
      pdf.paragraph(t.definitionText);
      pdf.paragraph(t.functions);
      pdf.bullets(t.functionItems);
      pdf.certified(t.declaration, t.declarationLines(subscriber.name));
      pdf.signature(contractTexts.signatureFrame);
    },
  );
  return { nature: 'pep', fileName: t.fileName(data.poNumber), content };
}
