import { formatDecimal } from '@repo/domain/format';
import { IconButton } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { paginationTexts } from './data-table.texts.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** False when there are more than `total`, which is then a round number: « sur plus de 10 000 ». */
  readonly isTotalExact?: boolean | undefined;
  readonly onPageChange: (page: number) => void;
  /** Offers other page sizes, when given. */
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined;
  readonly pageSizes?: readonly number[] | undefined;
}

const defaultPageSizes = [25, 50, 100] as const;

/**
 * The pagination of a long list: « 26–50 sur 1 204 ». States: first page, last page, empty, with or without other
 * sizes. At an end the arrow is disabled rather than removed, so that the layout does not move.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, isTotalExact = true } = props;
  const { onPageChange, onPageSizeChange, pageSizes = defaultPageSizes } = props;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = isTotalExact ? Math.min(total, page * pageSize) : page * pageSize;
  const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size), size }));
  return (
    <nav aria-label={paginationTexts.label} className={styles.pagination}>
      {onPageSizeChange === undefined ? null : (
        <Select
          label={paginationTexts.pageSize}
          look="inline"
          onChange={(value) => {
            const chosen = sizes.find((option) => option.value === value);
            if (chosen !== undefined) onPageSizeChange(chosen.size);
          }}
          options={sizes}
          value={String(pageSize)}
        />
      )}
      <output className={styles.range}>{rangeText({ first, last, total, isTotalExact })}</output>
      <span className={styles.arrows}>
        <IconButton
          icon="chevron-left"
          isDisabled={page <= 1}
          label={paginationTexts.previous}
          onPress={() => onPageChange(page - 1)}
          size="sm"
        />
        <IconButton
          icon="chevron-right"
          isDisabled={isTotalExact && page >= pageCount}
          label={paginationTexts.next}
          onPress={() => onPageChange(page + 1)}
          size="sm"
        />
      </span>
    </nav>
  );
}

interface Range {
  first: number;
  last: number;
  total: number;
  isTotalExact: boolean;
}

function rangeText({ first, last, total, isTotalExact }: Range): string {
  if (total === 0) return paginationTexts.none;
  const text = isTotalExact ? paginationTexts.range : paginationTexts.openRange;
  return text(count(first), count(last), count(total));
}

function count(value: number): string {
  return formatDecimal(String(value));
}
