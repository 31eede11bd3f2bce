import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ScrollFrame, type ScrollFrameProps } from './ScrollFrame.tsx';

const text = 'Cours (VL) arrêté au 31 octobre 2026';

const meta = {
  title: 'Données/Cadre défilant',
  component: ScrollFrame,
  args: { label: 'Cours', children: <p style={{ width: 560 }}>{text}</p> },
} satisfies Meta<ScrollFrameProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a phone, 390 pixels wide, what is wider scrolls by the keyboard too. */
export const SurTelephone: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('region', { name: 'Cours' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
  },
};

/** What fits is no region, and takes no stop of the tab key. */
export const SansDefilement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
    await settled();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The region appears and disappears with the width of the frame and with that of its content. */
export const LargeurQuiChange: Story = {
  play: async ({ canvas, canvasElement }) => {
    const content = canvas.getByText(text);
    canvasElement.style.width = '390px';
    await canvas.findByRole('region', { name: 'Cours' });
    canvasElement.style.width = '';
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    content.style.width = '4000px';
    await expect(await canvas.findByRole('region')).toHaveAttribute('tabindex', '0');
    content.style.width = '';
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** Until a ResizeObserver that was created after the frame's has reported. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });
}
