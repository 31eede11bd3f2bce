import { CoinsOffPar } from '@repo/client/coins-off-par';
import { useParameters } from './use-parameters.ts';

/** Beside converted figures: which coins are not at par. */
export function ParNotice() {
  return <CoinsOffPar coins={useParameters().data?.coins_off_par} />;
}
