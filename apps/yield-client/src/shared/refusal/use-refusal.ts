import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';

type Refusal = NonNullable<OperationOutput<'getApplicant'>['refusal']>;

/**
 * The provider's reasons for a refused identity. Null while it loads, and when there is none: staff may
 * refuse a client who sent nothing, and then the server has no file.
 */
export function useRefusal({
  userId,
  isRejected,
}: {
  readonly userId: string | null;
  readonly isRejected: boolean;
}): Refusal | null {
  const { queries } = useServices();
  const { data } = useQuery({
    ...queries.query('getApplicant', { path: { user_id: userId ?? '' } }),
    enabled: isRejected && userId !== null,
    // Not cached after the screen: a second refusal has other reasons.
    gcTime: 0,
  });
  return data?.refusal ?? null;
}
