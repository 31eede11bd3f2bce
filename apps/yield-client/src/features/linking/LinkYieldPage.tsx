import { LinkScreen } from './LinkScreen.tsx';

/** A client of the second service opens the main one (R004, R110). */
export function LinkYieldPage() {
  return <LinkScreen service="yield" />;
}
