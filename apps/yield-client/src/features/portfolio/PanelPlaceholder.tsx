import { Card } from '@repo/ui/card';
import styles from './portfolio.module.css';

/** Reserves the space of a panel: on the first render, which shows only the figures, or until its chunk is loaded. */
export function PanelPlaceholder({ className = styles.place }: { readonly className?: string | undefined }) {
  return <Card className={className} />;
}
