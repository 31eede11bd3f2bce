import { scheduleShapes } from '@repo/domain/kaskad';
import { z } from 'zod';
import type { TypedSchedule } from '../kaskad-units/plans.mapper.ts';

const stored = z.object({
  shape: z.enum(scheduleShapes),
  start: z.string().nullable(),
  start_months: z.number(),
  months: z.number().optional(),
  step: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]).optional(),
  cliff_months: z.number().optional(),
  initial_basis_points: z.number().optional(),
  weights: z.array(z.number()).optional(),
});

/** The schedule of the plans of a round; without one, all on the day of the issue. */
export const typedSchedule = (schedule: Record<string, unknown> | null, day: string): TypedSchedule =>
  schedule === null ? { shape: 'single', start: day, start_months: 0, months: 0 } : stored.parse(schedule);
