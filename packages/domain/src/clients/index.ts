export { viewerTexts, viewReasonTexts } from './client-views.texts.ts';
export { validateView } from './client-views.ts';
export { clientTexts } from './clients.texts.ts';
export {
  type ClientAdviser,
  type ClientBlock,
  type ClientDocuments,
  type ClientHolding,
  type ClientIdentity,
  type ClientKind,
  type ClientProfile,
  type ClientService,
  type ClientServices,
  type ClientStage,
  type ClientState,
  type ClientStep,
  type ClientTraits,
  type ClientValidity,
  type ClientView,
  clientAdvisers,
  clientBlocks,
  clientDocuments,
  clientHoldings,
  clientIdentities,
  clientKinds,
  clientProfiles,
  clientServices,
  clientStages,
  clientStates,
  clientValidities,
  clientViews,
  type DayReason,
  dayReasons,
  hasTraits,
  IDLE_DAYS,
  nextStepOf,
  type ViewEnding,
  type ViewerRole,
  type ViewReason,
  viewMinutes,
  viewReasons,
} from './clients.ts';
export { disputedMailTexts } from './disputed-mails.texts.ts';
export { type DisputedMail, disputedMails } from './disputed-mails.ts';
export {
  INVITATION_KEPT_DAYS,
  INVITATION_RESEND_MINUTES,
  type InvitedClient,
  MAX_IMPORTED_USERS,
  validateInvitedClient,
} from './invitations.ts';
export { clientFieldTexts } from './typed.texts.ts';
export {
  type ClientField,
  type ClientTyped,
  changedClientFields,
  clientFields,
  clientFieldsOf,
  EMAIL_CHANGE_HOURS,
  FACTOR_REMOVAL_HOURS,
  validateClientTyped,
} from './typed.ts';
