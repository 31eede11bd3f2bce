import { formatList } from '@repo/domain/format';
import { kaskadTexts, type RoundField, type RoundRefusal } from '@repo/domain/kaskad';
import { defineErrors, type ErrorEntry } from '../../http/app-error.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

export const roundsErrors = defineErrors({
  notFound: { status: 404, code: 'kaskad_rounds.not_found', message: texts.notFound },
  issuerNotFound: { status: 404, code: 'kaskad_rounds.issuer_not_found', message: texts.issuerNotFound },
  questionNotFound: {
    status: 404,
    code: 'kaskad_rounds.question_not_found',
    message: texts.questionNotFound,
  },
  changed: { status: 409, code: 'kaskad_rounds.changed', message: texts.changed },
  notDraft: { status: 409, code: 'kaskad_rounds.not_draft', message: texts.notDraft },
  notNow: { status: 409, code: 'kaskad_rounds.not_now', message: texts.refusals.ended },
  ownRound: { status: 403, code: 'kaskad_rounds.own_round', message: texts.refusals.ownRound },
  incomplete: { status: 409, code: 'kaskad_rounds.incomplete', message: texts.incomplete('') },
  noAccount: { status: 409, code: 'kaskad_rounds.no_account', message: texts.noAccount },
  noKeyInformation: {
    status: 409,
    code: 'kaskad_rounds.no_key_information',
    message: texts.noKeyInformation,
  },
  ceilingCrossed: {
    status: 409,
    code: 'kaskad_rounds.ceiling_crossed',
    message: texts.ceiling,
  },
  ended: { status: 409, code: 'kaskad_rounds.ended', message: texts.documentAfterEnd },
  publicRound: { status: 409, code: 'kaskad_rounds.public', message: texts.publicRound },
});

/** Each refusal of the state machine as a response, in its own words. */
export const roundRefusal = (reason: RoundRefusal): ErrorEntry =>
  reason === 'ownRound' ? roundsErrors.ownRound : { ...roundsErrors.notNow, message: texts.refusals[reason] };

/** What a draft lacks, by the names of its fields. */
export const incompleteDraft = (missing: readonly RoundField[]): ErrorEntry => ({
  ...roundsErrors.incomplete,
  message: texts.incomplete(formatList(missing.map((field) => kaskadTexts.roundField[field]))),
});
