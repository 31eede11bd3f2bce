import { useLocation } from 'react-router';
import { paths } from './paths.ts';

/** « À valider » of the area that is open, and one of its requests. */
export function useChangeRequestsPath() {
  const { pathname } = useLocation();
  const isKaskad = pathname.startsWith(paths.kaskadHome);
  const list = isKaskad ? paths.kaskadChangeRequests : paths.changeRequests;
  return { isKaskad, list, request: (id: string) => `${list}/${encodeURIComponent(id)}` };
}
