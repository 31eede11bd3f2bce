import { type SessionUser, signOut, useServices } from '@repo/auth';
import { formatTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './client-view.module.css';
import { clientViewTexts as texts } from './client-view.texts.ts';

/** A view that ends, or whose right is lost, is seen on an idle screen within this time. */
const checkEveryMs = 20_000;

export interface ViewBannerProps {
  readonly user: SessionUser;
  readonly endsAt: string;
}

/** Above every screen while staff read a client’s space: whose it is, until when, and how to leave. */
export function ViewBanner({ user, endsAt }: ViewBannerProps) {
  const services = useServices();
  const [isLeaving, setLeaving] = useState(false);
  useQuery({ ...services.queries.query('getMe'), refetchInterval: checkEveryMs });
  return (
    <aside aria-label={texts.label} className={styles.banner}>
      <Icon name="eye" size={20} />
      <p className={styles.words}>
        <strong>{texts.whose(`${user.firstname} ${user.lastname}`)}</strong>{' '}
        <span>{texts.readOnly(formatTime(endsAt))}</span>
      </p>
      <Button
        isPending={isLeaving}
        onPress={() => {
          setLeaving(true);
          void signOut(services);
        }}
        size="sm"
        variant="ghost"
      >
        {texts.leave}
      </Button>
    </aside>
  );
}
