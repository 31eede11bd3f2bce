import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import type { ChangeKind } from '@repo/domain/two-persons';
import { useQuery } from '@tanstack/react-query';

type Typed = NonNullable<components['schemas']['TypedChange']>;

export interface Resumed {
  readonly id: string;
  readonly typed: Typed;
  readonly reason: string;
}

/**
 * « Reprendre »: the request that the address names, for the form of these kinds, on this record; null for the form of another.
 * `end` once the form is closed.
 */
export function useResumed(kinds: readonly ChangeKind[], subjectId?: string) {
  const { queries } = useServices();
  const { address, change } = useAddress();
  const id = readAddress(address, 'resume');
  const request = useQuery({
    ...queries.query('getChangeRequest', { path: { id: id ?? '' } }),
    enabled: id !== null,
  });
  return {
    resumed: id === null || request.data === undefined ? null : resumedOf(request.data, kinds, subjectId),
    isLoading: request.isLoading,
    end: () => {
      if (id !== null) change({ resume: null }, { replace: true });
    },
  };
}

function resumedOf(
  { id, kind, subject_id: on, typed, reason }: components['schemas']['ChangeRequest'],
  kinds: readonly ChangeKind[],
  subjectId: string | undefined,
): Resumed | null {
  const isHere = kinds.includes(kind) && (subjectId === undefined || subjectId === on);
  return isHere && typed !== null ? { id, typed, reason } : null;
}
