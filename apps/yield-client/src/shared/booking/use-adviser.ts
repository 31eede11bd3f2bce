import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';

export interface Adviser {
  /** Empty while no adviser is assigned. */
  readonly name: string;
  /** The booking link: the adviser's, else the default one; null when there is none (R153). */
  readonly bookingUrl: string | null;
  /** What the calendar is filled in with; null while the account is not known. */
  readonly visitor: { readonly name: string; readonly email: string } | null;
}

/** The client's adviser, and the booking link. */
export function useAdviser(): Adviser {
  const { queries, config } = useServices();
  const { data: user } = useQuery(queries.query('getMe'));
  const assigned = user?.assigned_sales;
  const bookingUrl = assigned?.calendly_url ?? config.defaultCalendlyUrl;
  return {
    name: [assigned?.firstname, assigned?.lastname].filter(Boolean).join(' '),
    bookingUrl,
    visitor:
      user === undefined
        ? null
        : { name: [user.firstname, user.lastname].filter(Boolean).join(' '), email: user.email },
  };
}
