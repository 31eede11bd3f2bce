import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../../../src/card/index.ts';
import { ErrorState, LoadingMessage, Skeleton } from '../../../src/feedback/index.ts';
import { PageHeader } from '../../../src/shell/index.ts';
import { words } from '../../words.ts';
import styles from './modeles.module.css';
import { failurePattern } from './modeles.texts.ts';

const meta: Meta = {
  title: 'Modèles/Page en échec',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Phase = 'failed' | 'loading' | 'loaded';

interface FailedPageProps {
  readonly initial: Phase;
  /** The content after « Réessayer ». */
  readonly next: Phase;
}

/** What failed, what is safe, « Réessayer »: the frame and the title of the page stay. */
function FailedPage({ initial, next }: FailedPageProps) {
  const [phase, setPhase] = useState(initial);
  return (
    <main className={styles.screen}>
      <PageHeader title={failurePattern.title} />
      <Card title={failurePattern.documents}>
        <Content onRetry={() => setPhase(next)} phase={phase} />
      </Card>
    </main>
  );
}

function Content({ phase, onRetry }: { readonly phase: Phase; readonly onRetry: () => void }) {
  if (phase === 'loaded') return <p>{failurePattern.loaded}</p>;
  if (phase === 'loading') {
    return (
      <>
        <LoadingMessage />
        <Skeleton lines={3} />
      </>
    );
  }
  return (
    <ErrorState onRetry={onRetry} reference={failurePattern.reference} title={failurePattern.failed}>
      {failurePattern.safe}
    </ErrorState>
  );
}

export const Echec: StoryObj = {
  name: 'Échec',
  render: () => <FailedPage initial="failed" next="loaded" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words(failurePattern.safe));
    await expect(canvas.getByRole('heading', { level: 1, name: failurePattern.title })).toBeVisible();
  },
};

export const Reprise: StoryObj = {
  render: () => <FailedPage initial="failed" next="loaded" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(canvas.getByText(failurePattern.loaded)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Attente: StoryObj = {
  render: () => <FailedPage initial="failed" next="loading" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};
