import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';

/** Whether what is always held waits for a second person here; true until it is known. */
export function useIsHeld(): boolean {
  const { queries } = useServices();
  return useQuery(queries.query('getChangeControl')).data?.has_two_person_control ?? true;
}
