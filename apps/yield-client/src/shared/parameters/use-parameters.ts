import { useServices } from '@repo/auth';
import { parametersMaxAgeSeconds } from '@repo/domain/limits';
import { useQuery } from '@tanstack/react-query';

/** The published parameters, the same for every screen: cached for 300 seconds (R136). */
export function useParameters() {
  const { queries } = useServices();
  return useQuery({ ...queries.query('listParameters'), staleTime: parametersMaxAgeSeconds * 1000 });
}
