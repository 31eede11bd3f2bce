import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';

export interface Adviser {
  /** Empty while no adviser is assigned. */
  readonly name: string;
  /** The booking link: the adviser's, else the default one; null when there is none (R153). */
  readonly bookingUrl: string | null;
}

/** The client's adviser, and the booking link. */
export function useAdviser(): Adviser {
  const { queries, config } = useServices();
  const { data: user } = useQuery(queries.query('getMe'));
  const assigned = user?.assigned_sales;
  return {
    name: [assigned?.firstname, assigned?.lastname].filter(Boolean).join(' '),
    bookingUrl: assigned?.calendly_url ?? config.defaultCalendlyUrl,
  };
}
