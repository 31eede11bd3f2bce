import { type SQL, sql } from 'drizzle-orm';

/** The instant at which a day begins in Paris, or so many days after it. */
export const startOfParisDay = (day: string, after = 0): SQL =>
  sql`((${day}::date + ${after}::int)::timestamp at time zone 'Europe/Paris')`;
