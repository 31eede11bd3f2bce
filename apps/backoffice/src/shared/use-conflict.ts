import { type ApiError, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useState } from 'react';
import { moneyInvalidates } from './money.queries.ts';

/** A record that another person changed first: why, until the next success; what it shows is fetched again. */
export function useConflict() {
  const { queryClient } = useServices();
  const [message, setMessage] = useState<string | null>(null);
  const report = (error: ApiError) => {
    setMessage(error.message);
    void invalidate(queryClient, ...moneyInvalidates);
  };
  return { message, report, clear: () => setMessage(null) };
}
