import { readAddress } from '@repo/client/address';
import { useAddress } from '@repo/client/use-address';
import { LinkButton, TextLink } from '@repo/ui/button';
import styles from './documents.module.css';
import { payTexts as texts } from './documents.texts.ts';

interface PayLinkProps {
  /** Of the contract. */
  readonly id: string;
  readonly look: 'button' | 'link';
}

/** Opens how to pay a contract, under those of its product, and closes it. */
export function PayLink({ id, look }: PayLinkProps) {
  const { address, hrefWith } = useAddress();
  const isOpen = readAddress(address, 'pay') === id;
  const href = hrefWith({ pay: isOpen ? null : id });
  const label = isOpen ? texts.hide : texts.open;
  if (look === 'link') {
    return (
      <TextLink className={styles.action} href={href}>
        {label}
      </TextLink>
    );
  }
  return (
    <LinkButton href={href} size="sm" variant={isOpen ? 'ghost' : 'primary'}>
      {label}
    </LinkButton>
  );
}
