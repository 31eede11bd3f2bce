import { LinkScreen } from './LinkScreen.tsx';

/** A client of the main service opens the second one (R004, R110). */
export function LinkKaskadPage() {
  return <LinkScreen service="kaskad" />;
}
