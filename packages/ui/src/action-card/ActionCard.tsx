import type { ReactNode } from 'react';
import { LinkButton } from '../button/index.ts';
import { Card } from '../card/index.ts';
import styles from './action-card.module.css';

interface ActionWords {
  readonly id: string;
  readonly title: ReactNode;
  readonly about: ReactNode;
  /** Its date or deadline; null without one. */
  readonly due: ReactNode;
}

interface ActionLink extends ActionWords {
  readonly href: string;
  readonly action: string;
  /** Begins with the action; the action alone by default. */
  readonly actionLabel?: string | undefined;
  /** The link leads to a change: disabled while staff read a client’s space. */
  readonly isChange?: boolean | undefined;
}

/** Done where it is, without another page. */
interface ActionInPlace extends ActionWords {
  readonly button: (look: ActionLook) => ReactNode;
}

interface ActionLook {
  readonly size: 'sm';
  readonly variant: 'primary' | 'ghost';
}

export type ActionItem = ActionLink | ActionInPlace;

export interface ActionCardProps {
  readonly title: string;
  /** The most urgent first: it has the filled button. */
  readonly items: readonly ActionItem[];
}

/** What waits for a person, a line each: its date, and the one button that does it. Nothing while nothing waits. */
export function ActionCard({ title, items }: ActionCardProps) {
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles.lines}>
        {items.map((item, index) => (
          <Line isFirst={index === 0} item={item} key={item.id} />
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  readonly item: ActionItem;
  readonly isFirst: boolean;
}

function Line({ item, isFirst }: LineProps) {
  const { title, about, due } = item;
  const look: ActionLook = { size: 'sm', variant: isFirst ? 'primary' : 'ghost' };
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <strong>{title}</strong>
        <span className={styles.about}>{about}</span>
      </span>
      <span className={styles.due}>{due}</span>
      {'button' in item ? item.button(look) : <Link item={item} look={look} />}
    </li>
  );
}

function Link({ item, look }: { readonly item: ActionLink; readonly look: ActionLook }) {
  const { href, action, actionLabel, isChange } = item;
  return (
    <LinkButton
      {...look}
      {...(actionLabel !== undefined && { 'aria-label': actionLabel })}
      href={href}
      isChange={isChange}
    >
      {action}
    </LinkButton>
  );
}
