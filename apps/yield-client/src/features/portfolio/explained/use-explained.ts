import { useServices } from '@repo/auth';
import type { DisplayCurrency } from '@repo/domain/money';
import { useQuery } from '@tanstack/react-query';

/** The rows behind the figures, in the currency the figures are shown in. */
export function useExplained(currency: DisplayCurrency) {
  const { queries } = useServices();
  return useQuery(queries.query('explainFigures', { query: { currency } }));
}
