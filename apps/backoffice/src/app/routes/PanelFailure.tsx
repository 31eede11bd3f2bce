import { LazyPartFailure } from '@repo/ui/lazy-part';
import { useLocation, useNavigate } from 'react-router';

/** Replaces a panel that cannot be shown, beside its list. « Réessayer » navigates to it again, which loads its chunk. */
export function PanelFailure() {
  const location = useLocation();
  const navigate = useNavigate();
  return <LazyPartFailure onRetry={() => void navigate(location, { replace: true })} />;
}
