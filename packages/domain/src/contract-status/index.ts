export { contractQueueTexts, contractStatusTexts, paymentStatusTexts } from './contract-status.texts.ts';
export {
  type ContractState,
  contractActorFor,
  decideContractAction,
  decidePaymentAction,
  type OwnerStep,
  ownerStepOf,
  proofActionFor,
  type Transition,
} from './decide.ts';
export { type EventType, eventPaymentMethods, eventTypes, toEventType } from './events.ts';
export { type ContractQueue, contractQueues, isToDo, paymentsToExamine } from './queues.ts';
export {
  type ClientBlock,
  clientBlockOf,
  decideReminder,
  isReminderDue,
  REMINDER_LATE_DAYS,
  RESENT_SIGNATURES_A_DAY,
  type ReminderRefusal,
  reminderHours,
  reminderParameters,
  wasReminded,
} from './reminder.ts';
export {
  DEFAULT_RENUNCIATION_DAYS,
  isRenounceable,
  renunciationParameter,
  renunciationUntil,
} from './renunciation.ts';
export {
  type ContractStatus,
  contractStatuses,
  type PaymentStatus,
  type ProofAction,
  type ProofRefusalReason,
  paymentStatuses,
  proofActions,
  proofRefusalReasons,
  signatureOutcomes,
} from './statuses.ts';
export {
  type ContractAction,
  type ContractActor,
  type ContractRefusal,
  contractActions,
  contractActors,
  contractRules,
  isProviderSignatureStatus,
  type PaymentAction,
  type PaymentRefusal,
  type ProviderSignatureStatus,
  paymentActions,
  paymentRules,
  providerSignatureActions,
} from './transitions.ts';
