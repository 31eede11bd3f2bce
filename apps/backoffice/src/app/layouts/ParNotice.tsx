import { useServices } from '@repo/auth';
import { CoinsOffPar } from '@repo/client/coins-off-par';
import { useQuery } from '@tanstack/react-query';

/** On every staff screen, since most convert: which coins are not at par. */
export function ParNotice() {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('getChangeControl'));
  return <CoinsOffPar coins={data?.coins_off_par} />;
}
