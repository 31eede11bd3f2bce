import type { components, OperationOutput } from '@repo/api-sdk';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { confirmedParts } from '../../shared/confirmed-parts.ts';
import { kindTexts, importsTexts as texts } from './imports.texts.ts';

export type ImportKind = components['schemas']['ImportKind'];
export type Preview = OperationOutput<'previewImport'>;

/** The template of each manual import; the ECB publishes its own file. */
export const templates: Readonly<Record<ImportKind, string | null>> = {
  nav: '/modeles/modele-vl.csv',
  fx_ecb: null,
  fx_crypto: '/modeles/modele-cours-crypto.csv',
};

/** How many values a commit would write. */
export function writtenCount({ created, changed }: Pick<Preview, 'created' | 'changed'>): number {
  return created + changed;
}

export function canCommit(preview: Pick<Preview, 'created' | 'changed' | 'errors'>): boolean {
  return preview.errors.length === 0 && writtenCount(preview) > 0;
}

/** Values that replace published ones or are unusual need a reason, also where one person is enough. */
export function hasUnusualValues({ changed, warnings }: Pick<Preview, 'changed' | 'warnings'>): boolean {
  return changed + warnings.length > 0;
}

/** More of them are counted by their figure alone. */
const shownRanges = 6;

/** « Lignes 2 à 1461, 1470 »; an ellipsis where there are more. */
export function rangesText(ranges: Preview['lines']['created']): string {
  const [first] = ranges;
  if (ranges.length === 1 && first !== undefined && first.from === first.to) return texts.line1(first.from);
  const shown = ranges
    .slice(0, shownRanges)
    .map(({ from, to }) => (from === to ? String(from) : texts.range(from, to)));
  return texts.lines([...shown, ...(ranges.length > shownRanges ? ['…'] : [])].join(', '));
}

interface Confirmed extends Pick<Preview, 'kind' | 'created' | 'changed'> {
  readonly sample: readonly Pick<Preview['sample'][number], 'key' | 'date' | 'value' | 'outcome'>[];
}

/** What an import confirms, in words: the first of each effect, with its series and day. */
export function importConfirmation({ kind, sample, ...counts }: Confirmed): string {
  const written = sample.filter(({ outcome }) => outcome !== 'unchanged');
  return confirmedParts(
    kindTexts[kind].label,
    written.map(({ key, date, value }) => texts.confirms(key, formatNumericDate(date), formatDecimal(value))),
    {
      count: writtenCount(counts),
      others: (left) => texts.otherValues(formatDecimal(String(left)), left === 1),
    },
  );
}
