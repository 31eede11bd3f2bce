import { formatDecimal, formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import type { Blocks, Replaced } from './statement-document.ts';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.rectified;
/** The rest is counted. */
const MAX_CAUSES = 12;

/** What the statement replaces, what changed in it, and why. */
export function writeReplaced(pdf: Blocks, { issuedAt, changes, causes }: Replaced): void {
  pdf.heading(texts.heading);
  pdf.paragraph(texts.replaces(formatLongDateTime(issuedAt.toISOString())));
  pdf.table(
    [
      { head: texts.figure, share: 3 },
      { head: texts.before, share: 2, align: 'right' },
      { head: texts.after, share: 2, align: 'right' },
    ],
    changes.map(({ label, before, after }) => [label, before, after]),
  );
  const lines = [
    ...causes.values.map(({ title, day, before, after, corrected_on }) =>
      texts.value({
        of: title,
        day: formatNumericDate(day),
        change: `${formatDecimal(before)} → ${formatDecimal(after)}`,
        on: formatNumericDate(corrected_on),
      }),
    ),
    ...causes.deals.map(({ po_number, day, undone_on }) =>
      texts.deal(po_number, formatNumericDate(day), formatNumericDate(undone_on)),
    ),
  ];
  const more = lines.length - MAX_CAUSES;
  pdf.bullets([
    ...(lines.length === 0 ? [texts.late] : lines.slice(0, MAX_CAUSES)),
    ...(more > 0 ? [texts.more(more)] : []),
  ]);
}
