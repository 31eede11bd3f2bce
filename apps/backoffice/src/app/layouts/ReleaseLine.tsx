import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';
import { layoutTexts } from './layout.texts.ts';

/** The version and the commit of the API; empty until it responds, since no screen depends on it. */
export function ReleaseLine() {
  const { queries } = useServices();
  const { data } = useQuery({ ...queries.query('getLiveness'), staleTime: Number.POSITIVE_INFINITY });
  return data === undefined ? null : <>{layoutTexts.release(data.version, data.commit)}</>;
}
