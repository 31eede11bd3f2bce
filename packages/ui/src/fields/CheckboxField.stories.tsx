import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../button/index.ts';
import { CheckboxField } from './index.ts';

const meta = {
  title: 'Saisie/Case à cocher',
  component: CheckboxField,
  args: { children: 'J’accepte les conditions', onChange: fn() },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Espace ticks it, and the label can be pressed too. */
export const AuClavier: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'J’accepte les conditions' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('J’accepte les conditions'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** A link in the label opens its page without ticking or unticking, by pointer or by keyboard. */
export const AvecLien: Story = {
  args: {
    children: (
      <>
        J’accepte les <TextLink href="#conditions">conditions générales</TextLink>.
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'conditions générales' });
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    const box = canvas.getByRole('checkbox', { name: 'J’accepte les conditions générales.' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('J’accepte les', { exact: false }));
    await expect(box).toBeChecked();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Cochee: Story = { args: { defaultSelected: true } };

export const EnErreur: Story = {
  args: { error: 'Vous devez accepter les conditions.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'J’accepte les conditions' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Vous devez accepter les conditions.');
  },
};

export const Desactivee: Story = {
  args: { isDisabled: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'J’accepte les conditions' })).toBeDisabled();
    await userEvent.click(canvas.getByText('J’accepte les conditions'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At 320 px the label wraps beside its checkbox. */
export const TexteLong: Story = {
  args: {
    children: (
      <>
        Je reconnais avoir pris connaissance des <TextLink href="#cgu">conditions générales</TextLink> et du
        document d’information précontractuelle, et les accepter sans réserve
      </>
    ),
    description: 'Les deux documents restent dans votre espace.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(/conditions générales/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
