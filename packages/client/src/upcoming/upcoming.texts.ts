import { NBSP } from '@repo/domain/format';

export const upcomingTexts = {
  state: 'En cours de construction',
  will: `Ici, vous pourrez${NBSP}:`,
} as const;
