// A page of a list, as it is requested and as it is returned: one way for all.
import { type Counted, isTooFar, type PagePlace } from '../db/keyset.ts';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';

interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

/** Refused when its number is too far: the next page of a row is at any depth. */
export function readPlace({ page = 1, page_size: pageSize = 25, after, before }: PageQuery = {}): PagePlace {
  const place = { page, pageSize, after, before };
  if (isTooFar(place)) throw new AppError(httpErrors.pageTooFar);
  return place;
}

/** The items and the counts of a list in the shape of its response. */
export const toPage = <Item>(
  items: Item[],
  { total, isExact }: Counted,
  { page, pageSize }: Pick<PagePlace, 'page' | 'pageSize'>,
) => ({ items, total, is_total_exact: isExact, page, page_size: pageSize });
