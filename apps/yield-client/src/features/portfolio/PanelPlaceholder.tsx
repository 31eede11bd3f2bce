import { Card } from '@repo/ui/card';
import styles from './portfolio.module.css';

/** Where a panel comes: on the first drawing of the page, which is for the figures, or until its script is there. */
export function PanelPlaceholder({ className = styles.place }: { readonly className?: string | undefined }) {
  return <Card className={className} />;
}
