import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';

export type Applicant = OperationOutput<'getApplicant'>;

/**
 * Where the identity stands at the provider: its reasons for a refusal, or that it is being examined. Null while it loads, and when
 * there is none: staff may refuse a client who sent nothing, and then the server has no file.
 */
export function useApplicant({
  userId,
  isOpen,
}: {
  readonly userId: string | null;
  /** Of a state that has something more to say. */
  readonly isOpen: boolean;
}): Applicant | null {
  const { queries } = useServices();
  const { data } = useQuery({
    ...queries.query('getApplicant', { path: { user_id: userId ?? '' } }),
    enabled: isOpen && userId !== null,
    // Not cached after the screen: a second refusal has other reasons.
    gcTime: 0,
  });
  return data ?? null;
}
