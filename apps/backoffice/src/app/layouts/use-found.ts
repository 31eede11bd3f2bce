import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Found } from './staff-search.model.ts';

/** Long enough not to send a request per letter. */
const settleMs = 150;
/** One letter finds nearly everything. */
const minSearched = 2;

interface Search {
  readonly found: UseQueryResult<Found, ApiError>;
  readonly typed: string;
  readonly isSearching: boolean;
  readonly onSearch: (text: string) => void;
}

/** Searches the records once the typed text has settled; the results so far stay meanwhile. */
export function useFound(findsRecords: boolean): Search {
  const { queries } = useServices();
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const typed = text.trim();
  // Syncs with the browser's timer, which each letter restarts.
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), settleMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    ...queries.query('searchStaff', { query: { q: settled } }),
    enabled: findsRecords && settled.length >= minSearched,
    placeholderData: keepPreviousData,
  });
  const isSearched = findsRecords && typed.length >= minSearched;
  return {
    found,
    typed,
    isSearching: isSearched && (settled !== typed || found.isFetching),
    onSearch: setText,
  };
}
