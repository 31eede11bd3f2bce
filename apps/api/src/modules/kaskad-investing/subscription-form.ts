import { formatBookAmount, formatDecimal, formatLongDate, formatLongDateTime } from '@repo/domain/format';
import { withdrawalUntil } from '@repo/domain/kaskad';
import { decimal, toText } from '@repo/domain/money';
import type { RoundDocumentRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { typesetPdf } from '../../pdf/typeset.ts';
import type { SignatureDocument } from '../../ports/signature/signature-port.ts';
import { type InvestmentView, listAcceptedDocuments } from '../kaskad-investments/investments.repository.ts';
import { paymentRows } from '../kaskad-investments/mail-investor.ts';
import { readPaymentDetails } from '../kaskad-investments/read-payment.ts';
import { readProfile } from '../kaskad-rounds/regime-profile.ts';
import { listDocuments } from '../kaskad-rounds/rounds.repository.ts';
import { subscriptionTexts as texts } from './subscription-form.texts.ts';

const { labels } = texts;

/** « Bulletin de souscription »: the units, their price, what was accepted with its hashes, and where to pay. */
export async function writeSubscriptionForm(deps: Deps, view: InvestmentView): Promise<SignatureDocument> {
  const { investment, round, owner } = view;
  const { reference } = investment;
  const now = deps.clock.now();
  const brand = deps.settings.brands.kaskad;
  const accepted = await listAcceptedDocuments(deps.db, investment.id);
  const documents = (await listDocuments(deps.db, round.id)).filter(({ id }) => accepted.has(id));
  const payment = paymentRows(await readPaymentDetails(deps, view));
  const profile = await readProfile(deps, { round, user: owner });
  const hasWithdrawal = withdrawalUntil(profile, now, round.closesAt) !== null;
  const content = await typesetPdf(
    {
      brand,
      title: texts.title,
      subtitle: texts.subtitle(reference, formatLongDate(now.toISOString())),
      footer: texts.footer(brand, reference),
      createdAt: now,
    },
    (pdf) => {
      pdf.heading(texts.subscriber);
      pdf.facts(subscriberRows(view));
      pdf.heading(texts.subscription);
      pdf.paragraph(texts.subscriptionText);
      pdf.facts(subscriptionRows(view));
      pdf.heading(texts.payment);
      pdf.paragraph(texts.paymentText);
      pdf.facts([...payment, [labels.reference, reference]]);
      pdf.heading(texts.documents);
      if (documents.length === 0) pdf.paragraph(texts.noDocument);
      else pdf.bullets(documents.map(toLine));
      pdf.heading(texts.withdrawal);
      pdf.paragraph(hasWithdrawal ? texts.withdrawalText : texts.noWithdrawalText);
      pdf.keep(130);
      pdf.heading(texts.risks);
      pdf.bullets(texts.risksItems);
      pdf.certified(texts.signature, texts.signatureLines);
      pdf.signature(texts.signatureFrame);
    },
  );
  return { nature: 'contract', fileName: texts.fileName(reference), content };
}

const toLine = ({ title, version, sha256 }: RoundDocumentRow) => texts.document(title, version, sha256);

const subscriberRows = ({ owner }: InvestmentView): (readonly [string, string])[] => [
  [labels.name, `${owner.firstname} ${owner.lastname}`],
  ...(owner.isCompany ? [[labels.company, owner.companyName] as const] : []),
  [labels.email, owner.email],
];

/** The cost and the fee that make what is due; neither where there is no fee. */
function costRows({ due, fee, feePercent }: InvestmentView['investment']): [string, string][] {
  if (decimal(fee).eq(0)) return [];
  const cost = toText(decimal(due).minus(fee));
  return [
    [labels.cost, formatBookAmount(cost, 'EUR')],
    [labels.fees, texts.fees(formatBookAmount(fee, 'EUR'), formatDecimal(feePercent))],
  ];
}

const instantRow = (label: string, at: Date | null): [string, string][] =>
  at === null ? [] : [[label, formatLongDateTime(at.toISOString())]];

function subscriptionRows({ investment, round, issuer }: InvestmentView): [string, string][] {
  const { units, price, due, submittedAt, reflectionUntil } = investment;
  return [
    [labels.issuer, issuer.name],
    [labels.round, round.name],
    [labels.units, formatDecimal(units)],
    [labels.price, formatBookAmount(price, 'EUR')],
    ...costRows(investment),
    [labels.due, formatBookAmount(due, 'EUR')],
    ...instantRow(labels.submittedAt, submittedAt),
    ...instantRow(labels.reflection, reflectionUntil),
    ...instantRow(labels.closes, round.closesAt),
  ];
}
