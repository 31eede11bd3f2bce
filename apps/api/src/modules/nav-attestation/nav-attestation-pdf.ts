// « Attestation de VL »: the NAVs of a strategy as they are published, who published them, and their digest.
import { createHash } from 'node:crypto';
import {
  formatDecimal,
  formatLongDate,
  formatLongDateTime,
  formatNumericDate,
  formatNumericDateTime,
} from '@repo/domain/format';
import { type PdfWriter, typesetPdf } from '../../pdf/typeset.ts';
import type { NavVersionRow } from '../nav-versions/nav-versions.repository.ts';
import { navAttestationTexts as texts } from './nav-attestation.texts.ts';

export interface Attestation {
  brand: string;
  strategy: { title: string; reference_currency: string };
  first: string;
  last: string;
  navs: readonly NavVersionRow[];
  /** `digestOf` the published ones. */
  digest: string;
  establishedBy: string;
  establishedAt: Date;
}

const isPublished = ({ replaced_at: replacedAt }: NavVersionRow): boolean => replacedAt === null;

/** As the document says it is made: who holds the values computes it again. */
export function digestOf(navs: readonly NavVersionRow[]): string {
  const lines = navs.filter(isPublished).map(({ day, nav, version }) => `${day};${nav};${version}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

export function writeNavAttestation(attestation: Attestation): Promise<Uint8Array> {
  const { brand, strategy, first, last, establishedAt } = attestation;
  return typesetPdf(
    {
      brand,
      title: texts.title,
      subtitle: texts.subtitle(strategy.title, formatLongDate(first), formatLongDate(last)),
      footer: texts.footer(brand, strategy.title),
      createdAt: establishedAt,
    },
    (pdf) => writeAttestation(pdf, attestation),
  );
}

/** The blocks of the document. */
export function writeAttestation(
  pdf: Pick<PdfWriter, 'heading' | 'paragraph' | 'facts' | 'table' | 'certified' | 'bullets' | 'keep'>,
  attestation: Attestation,
): void {
  const { strategy, first, last, navs, digest, establishedBy, establishedAt } = attestation;
  const published = navs.filter(isPublished);
  const corrected = published.filter(({ version }) => version > 1).length;
  pdf.heading(texts.summary);
  pdf.facts([
    [texts.strategy, strategy.title],
    [texts.currency, strategy.reference_currency],
    [
      texts.period,
      texts.subtitle(strategy.title, formatLongDate(first), formatLongDate(last)).split(' · ')[1] ?? '',
    ],
    [texts.count, String(published.length)],
    [texts.corrected, String(corrected)],
    [texts.establishedAt, formatLongDateTime(establishedAt.toISOString())],
    [texts.establishedBy, establishedBy],
  ]);
  pdf.heading(texts.values);
  writeValues(pdf, published);
  writeDetails(pdf, published);
  writeReplaced(
    pdf,
    navs.filter((nav) => !isPublished(nav)),
  );
  pdf.keep(120);
  pdf.certified(texts.digest, [digest.slice(0, 32), digest.slice(32)]);
  pdf.bullets(texts.digestHelp);
  pdf.paragraph(texts.informative);
}

type Blocks = Pick<PdfWriter, 'heading' | 'paragraph' | 'table'>;
const { columns } = texts;
const right = 'right';

function writeValues(pdf: Blocks, navs: readonly NavVersionRow[]): void {
  pdf.table(
    [
      { head: columns.day, share: 2 },
      { head: columns.nav, share: 3, align: right },
      { head: columns.version, share: 1.6, align: right },
      { head: columns.enteredBy, share: 3 },
      { head: columns.approvedBy, share: 3 },
      { head: columns.publishedAt, share: 3 },
    ],
    navs.map((nav) => [
      formatNumericDate(nav.day),
      formatDecimal(nav.nav),
      String(nav.version),
      nav.entered_by ?? texts.none,
      nav.approved_by ?? texts.none,
      formatNumericDateTime(nav.published_at),
    ]),
  );
}

const written = (value: string | null): string => (value === null ? texts.none : formatDecimal(value));

/** Of those whose source gives it. */
function writeDetails(pdf: Blocks, navs: readonly NavVersionRow[]): void {
  const detailed = navs.filter(({ gross, mark }) => gross !== null || mark !== null);
  if (detailed.length === 0) return;
  pdf.heading(texts.detail);
  pdf.table(
    [
      { head: columns.day, share: 2 },
      { head: columns.gross, share: 3, align: right },
      { head: columns.accruals, share: 3, align: right },
      { head: columns.nav, share: 3, align: right },
      { head: columns.mark, share: 3, align: right },
    ],
    detailed.map(({ day, gross, accruals, nav, mark }) => [
      formatNumericDate(day),
      written(gross),
      written(accruals),
      formatDecimal(nav),
      written(mark),
    ]),
  );
}

function writeReplaced(pdf: Blocks, navs: readonly NavVersionRow[]): void {
  if (navs.length === 0) return;
  pdf.heading(texts.replaced);
  pdf.paragraph(texts.replacedIntro);
  pdf.table(
    [
      { head: columns.day, share: 2 },
      { head: columns.nav, share: 3, align: right },
      { head: columns.version, share: 1.6, align: right },
      { head: columns.publishedAt, share: 3 },
      { head: columns.replacedAt, share: 3 },
    ],
    navs.map((nav) => [
      formatNumericDate(nav.day),
      formatDecimal(nav.nav),
      String(nav.version),
      formatNumericDateTime(nav.published_at),
      nav.replaced_at === null ? texts.none : formatNumericDateTime(nav.replaced_at),
    ]),
  );
}
