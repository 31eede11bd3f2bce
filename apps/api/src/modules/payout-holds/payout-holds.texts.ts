import { NBSP } from '@repo/domain/format';

export const payoutHoldsTexts = {
  suspended: (day: string) =>
    `Les versements à ce client sont suspendus depuis le ${day}${NBSP}: il a signalé par «${NBSP}Ce n’est pas moi${NBSP}» une opération qui ne vient pas de lui. Un administrateur de Yield peut les reprendre depuis sa fiche.`,
} as const;
