import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../../src/button/index.ts';
import { Page, Section } from '../Page.tsx';
import styles from './fondations.module.css';
import { motionTexts } from './fondations.texts.ts';
import { TokenValue } from './TokenValue.tsx';

const meta: Meta = {
  title: 'Fondations/Mouvement',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** Each duration, animated; with reduced motion the end state is shown at once. */
export const Mouvement: StoryObj = {
  render: () => (
    <Page lead={motionTexts.lead} title={motionTexts.title}>
      <Durations />
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: motionTexts.replay }));
    // Tests run with reduced motion: the duration is zero.
    const ball = canvasElement.querySelector('[data-moved]');
    await expect(ball === null ? '' : getComputedStyle(ball).transitionDuration).toBe('0s');
  },
};

function Durations() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Section title={motionTexts.durations}>
      <ul className={styles.motions}>
        {Object.entries(motionTexts.names).map(([token, name]) => (
          <li key={token}>
            <span className={styles.motionName}>
              <strong>{name}</strong>
              <TokenValue token={token} />
            </span>
            <span className={styles.track}>
              <span
                className={styles.ball}
                data-moved={isMoved}
                style={{ transitionDuration: `var(${token})` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button onPress={() => setMoved(!isMoved)} variant="ghost">
          {motionTexts.replay}
        </Button>
      </div>
      <p>
        {motionTexts.curve} <TokenValue token="--ease-out" />
      </p>
    </Section>
  );
}
